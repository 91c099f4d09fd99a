import { expect, test } from "vitest";
import { parseRoute } from "./route.js";
import { deviceTheme, storedLang, storedTheme, storeLang, storeTheme } from "./settings.js";

test("addresses name pages", () => {
  expect(parseRoute("").page).toBe("home");
  expect(parseRoute("#/")).toEqual({ page: "home" });
  expect(parseRoute("#/rules/C-R-HEAVY")).toEqual({ page: "rules", id: "C-R-HEAVY" });
  expect(parseRoute("#/rulings")).toEqual({ page: "rulings" });
  expect(parseRoute("#/chronopia/shot")).toMatchObject({ page: "calculator", procedure: "chronopia.shot" });
  expect(parseRoute("#/embed")).toEqual({ page: "embed" });
  expect(parseRoute("#/embed/chronopia/shot?v=1&f=3&l=en")).toEqual({ page: "embed", procedure: "chronopia.shot", query: "v=1&f=3", lang: "en" });
  expect(parseRoute("#/embed/chronopia/nothing").page).toBe("unknown");
  expect(parseRoute("#/embed/rules").page).toBe("unknown");
  expect(parseRoute("#/chronopia/nothing").page).toBe("unknown");
  expect(parseRoute("#/chronopia/shot/more").page).toBe("unknown");
});

test("a language in the address is no state", () => {
  const route = parseRoute("#/chronopia/shot?l=en");
  expect(route.lang).toBe("en");
  expect("query" in route).toBe(false);
  expect(parseRoute("#/chronopia/shot?v=1&f=12&l=fr")).toMatchObject({ query: "v=1&f=12" });
  expect(parseRoute("#/chronopia/shot?v=1&f=12&l=fr").lang).toBeUndefined();
});

test("settings are German and the device's light until chosen otherwise", () => {
  expect(storedLang()).toBe("de");
  storeLang("en");
  expect(storedLang()).toBe("en");
  expect(storedTheme()).toBeUndefined();
  storeTheme("dark", "light");
  expect(storedTheme()).toBe("dark");
  storeTheme("light", "light");
  expect(storedTheme()).toBeUndefined();
  expect(deviceTheme()).toBe("light");
});

test("a stored setting that is none is ignored", () => {
  localStorage.setItem("regelwerk.language", "klingon");
  localStorage.setItem("regelwerk.theme", "pink");
  expect(storedLang()).toBe("de");
  expect(storedTheme()).toBeUndefined();
});
