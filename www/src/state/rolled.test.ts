import { expect, test } from "vitest";
import { parseRoute } from "./route.js";
import { writeRolled } from "./rolled.js";

test("a link to a roll leads back to its seed and version, whatever stands before or behind", () => {
  const route = { page: "calculator", procedure: "chronopia.shot", query: "v=1&f=12" };
  for (const seed of [0, 7, 4294967295]) {
    const rolled = { seed, version: "0.1.0" };
    expect(parseRoute(`#/chronopia/shot?v=1&f=12&${writeRolled(rolled)}`)).toEqual({ ...route, rolled });
    expect(parseRoute(`#/chronopia/shot?${writeRolled(rolled)}&v=1&f=12`)).toEqual({ ...route, rolled });
  }
});

test("what is no seed is no roll, and stays for the notice", () => {
  for (const bad of ["S=", "S", "S=-1", "S=1.5", "S=4294967296", "S=x", "S=99999999999"]) {
    expect(parseRoute(`#/chronopia/shot?v=1&${bad}`)).toEqual({ page: "calculator", procedure: "chronopia.shot", query: `v=1&${bad}` });
  }
  expect(parseRoute("#/chronopia/shot?v=1&V=0.1.0")).toEqual({ page: "calculator", procedure: "chronopia.shot", query: "v=1" });
  expect(parseRoute("#/chronopia/shot?v=1&S=3&V=%3Cb%3E")).toMatchObject({ rolled: { seed: 3, version: "" } });
});

test("of two seeds the last one holds, as with every parameter", () => {
  expect(parseRoute("#/chronopia/shot?v=1&S=3&V=0.1.0&S=4&V=0.2.0")).toMatchObject({ query: "v=1", rolled: { seed: 4, version: "0.2.0" } });
  expect(parseRoute("#/chronopia/shot?v=1&S=3&S=x")).toMatchObject({ query: "v=1&S=x", rolled: { seed: 3 } });
});

test("a roll without inputs is a link that forgot them, not the starting values", () => {
  expect(parseRoute("#/chronopia/shot?S=3")).toMatchObject({ query: "", rolled: { seed: 3 } });
});
