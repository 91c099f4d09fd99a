import { afterEach, expect, test, vi } from "vitest";
import { recent, remember } from "./recent.js";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the calculator used last comes first, once, as it was left", () => {
  remember({ procedure: "chronopia.shot" });
  remember({ procedure: "chronopia.spell", query: "v=1&g=14" });
  remember({ procedure: "chronopia.shot", query: "v=1&f=12" });
  expect(recent()).toEqual([
    { procedure: "chronopia.shot", query: "v=1&f=12" },
    { procedure: "chronopia.spell", query: "v=1&g=14" },
  ]);
});

test("no more than a handful is kept", () => {
  for (const name of ["shot", "volley", "activation", "targets", "cover", "spell"]) remember({ procedure: `chronopia.${name}` });
  expect(recent().map((visit) => visit.procedure.split(".")[1])).toEqual(["spell", "cover", "targets", "activation"]);
});

test.each(["", "no JSON", "null", "[]", '{"version":2,"visits":[{"procedure":"chronopia.shot"}]}', '{"version":1,"visits":[{"procedure":"gone.away"},null,{"procedure":"chronopia.shot","query":7}]}'])(
  "what stands there and means nothing is nothing: %s",
  (stored) => {
    localStorage.setItem("regelwerk.recent", stored);
    expect(recent()).toEqual([]);
    remember({ procedure: "chronopia.shot" });
    expect(recent()).toHaveLength(1);
  },
);

test("without storage they last as long as the page", () => {
  const forbid = (): never => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(forbid);
  remember({ procedure: "chronopia.horror" });
  expect(recent()).toEqual([{ procedure: "chronopia.horror" }]);
});
