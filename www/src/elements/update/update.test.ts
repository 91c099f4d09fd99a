import { html } from "lit";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findings, mount, one, settled } from "../../../tests/unit/mount.js";
import type { Updates } from "../../offline/updates.js";
import "./update.js";

// No browser here has a worker; the real thing is in tests/offline.
const { watch } = vi.hoisted(() => ({ watch: vi.fn<(ready: (updates: Updates) => void) => Promise<void>>() }));
vi.mock("../../offline/updates.js", () => ({ watch }));

describe("the notice of a new version", () => {
  const accept = vi.fn();
  beforeEach(() => {
    accept.mockReset();
    watch.mockReset().mockResolvedValue();
  });

  const make = async (): Promise<Element> => {
    const element = await mount(html`<rw-update></rw-update>`);
    watch.mock.calls[0]?.[0]({ accept });
    await settled();
    return element;
  };

  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("is not there until one is ready", async () => {
    const element = await mount(html`<rw-update></rw-update>`);
    expect(one(element, "[role=status]").textContent?.trim()).toBe("");
  });

  test("brings it on the reader's word only", async () => {
    const element = await make();
    expect(accept).not.toHaveBeenCalled();
    one<HTMLButtonElement>(element, "[data-action=load]").click();
    expect(accept).toHaveBeenCalledOnce();
  });

  test("goes away for later", async () => {
    const element = await make();
    one<HTMLButtonElement>(element, "[data-action=later]").click();
    await settled();
    expect(one(element, "[role=status]").textContent?.trim()).toBe("");
    expect(accept).not.toHaveBeenCalled();
  });
});
