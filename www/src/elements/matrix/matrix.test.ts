import { html } from "lit";
import { describe, expect, test } from "vitest";
import { all, findings, mount, one } from "../../../tests/unit/mount.js";
import "./matrix.js";

const make = () =>
  mount(
    html`<rw-matrix
      caption="Wer auf was trifft"
      .rows=${[{ id: "a", label: "Anton" }, { id: "b", label: "Berta" }]}
      .columns=${[{ id: "x", label: "Xaver" }, { id: "y", label: "Yvonne" }]}
      .cell=${(row: string, column: string) => row + column}
      row="b"
      column="y"
    ></rw-matrix>`,
  );

describe("a matrix", () => {
  test("is accessible", async () => {
    expect(await findings(await make())).toEqual([]);
  });

  test("has every cell, and marks the row and the cell in use", async () => {
    const element = await make();
    expect(all(element, "tbody td").map((td) => td.textContent)).toEqual(["ax", "ay", "bx", "by"]);
    expect(one<HTMLElement>(element, "[aria-current=true]").dataset["row"]).toBe("b");
    expect(one(element, ".here").textContent).toBe("by");
  });
});
