/** Seeds that neither side chooses alone; apart from the rest, since few rolls need them. */
export { commit, secret, sharedSeed, verify } from "regelwerk/proof";
