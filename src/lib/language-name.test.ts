import { expect, it } from "vitest";
import { languageName } from "./language-name.ts";

it.each([
  ["fr", "de", "Französisch"],
  ["fr", "fr", "Français"],
  ["de", "fr", "Allemand"],
])("calls %s in %s %s, with a capital as at the beginning of a line", (locale, inLocale, name) => {
  expect(languageName(locale, inLocale)).toBe(name);
});
