import { read } from "../storage.js";

/** Where profiles are kept. */
export const KEY = "regelwerk.profiles";

/** Whether there is a profile of a system, told without the code that reads them. */
export function hasProfiles(system: string): boolean {
  return read(KEY)?.includes(`"system": "${system}"`) ?? false;
}
