import { html } from "lit";
import { describe, expect, test, vi } from "vitest";
import { all, findings, mount, one, settled } from "../../../tests/unit/mount.js";
import "./fair.js";
import type { FairElement } from "./fair.element.js";

const ABOUT = "chronopia.shot?v=1&f=12";

const make = async (side: "begin" | "answer" = "begin", about = ABOUT): Promise<{ element: FairElement; seeds: number[] }> => {
  const seeds: number[] = [];
  const heard = (event: CustomEvent<number>): number => seeds.push(event.detail);
  const element: FairElement = await mount(html`<rw-fair lang="de" .about=${about} @rw-seed=${heard}></rw-fair>`);
  if (side === "answer") all<HTMLInputElement>(one(element, "rw-choice"), "input")[1]?.click();
  await done();
  return { element, seeds };
};
/** The platform hashes by itself, a moment later. */
const done = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await settled();
};
const press = async (element: FairElement, selector: string): Promise<void> => {
  one<HTMLButtonElement>(element, selector).click();
  await done();
};
const write = (element: FairElement, name: string, value: string): void => {
  const field = one<HTMLInputElement>(element, `input[name=${name}]`);
  field.value = value;
  field.dispatchEvent(new InputEvent("input"));
};
const posts = (element: FairElement): string[] => all(element, "[data-post]").map((post) => post.textContent ?? "");

/** One whole exchange; what each side is told by the other can be changed on the way. */
async function exchange(about = ABOUT, change: (secret: string) => string = (secret) => secret): Promise<{ first: number[]; second: number[]; answerer: FairElement }> {
  const begun = await make();
  await press(begun.element, "[data-action=commit]");
  const commitment = /Festlegung: (\w{64})/.exec(posts(begun.element)[0] ?? "")?.[1] ?? "";
  const answering = await make("answer", about);
  const answer = /Antwort: (\w{32})/.exec(posts(answering.element)[0] ?? "")?.[1] ?? "";
  write(begun.element, "answer", ` ${answer} `);
  await press(begun.element, "button[type=submit]");
  const secret = /Geheimnis: (\w{32})/.exec(posts(begun.element)[1] ?? "")?.[1] ?? "";
  write(answering.element, "commitment", commitment);
  write(answering.element, "secret", change(secret));
  await press(answering.element, "button[type=submit]");
  return { first: begun.seeds, second: answering.seeds, answerer: answering.element };
}

describe("a roll that two sides make", () => {
  test("gives both the same seed, and another one each time", async () => {
    const { first, second, answerer } = await exchange();
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    expect(one(answerer, "[data-told]").textContent).toContain(String(first[0]));
    expect(await findings(answerer)).toEqual([]);
    document.body.replaceChildren();
    localStorage.clear();
    expect((await exchange()).first).not.toEqual(first);
  });

  test("shows when a secret was changed afterwards", async () => {
    const { second, answerer } = await exchange(ABOUT, (secret) => secret.replace(/^./, (c) => (c === "0" ? "1" : "0")));
    expect(second).toEqual([]);
    expect(one(answerer, "[role=alert]").textContent).toContain("passt nicht");
  });

  test("shows when something else was rolled than committed to", async () => {
    expect((await exchange(`${ABOUT}3`)).second).toEqual([]);
  });

  test("keeps the secret on the device until somebody begins anew", async () => {
    const { element } = await make();
    await press(element, "[data-action=commit]");
    expect(await findings(element)).toEqual([]);
    const again = (await make()).element;
    expect(posts(again)).toEqual(posts(element));
    expect(posts((await make("begin", `${ABOUT}3`)).element)).toEqual([]);
    await press(again, "[data-action=anew]");
    expect(posts((await make()).element)).toEqual([]);
  });

  test("says what is missing, and where the platform cannot hash", async () => {
    const { element, seeds } = await make();
    await press(element, "[data-action=commit]");
    await press(element, "button[type=submit]");
    expect(one(element, "[role=alert]").textContent).toContain("fehlt");
    vi.stubGlobal("crypto", {});
    write(element, "answer", "x");
    await press(element, "button[type=submit]");
    expect(one(element, "[role=alert]").textContent).toContain("HTTPS");
    expect(seeds).toEqual([]);
    vi.unstubAllGlobals();
  });
});
