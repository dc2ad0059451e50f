import { expect, it } from "vitest";
import { ownPageHref } from "./own-page-href.ts";

it.each([
  ["in the language that the person has chosen", ["de", "fr"], "/fr/account"],
  ["in the site's own one, where the site is not in that language", ["it", "de"], "/it/account"],
] as const)("leads to a person's account %s", (_, locales, href) => {
  const [defaultLocale] = locales;
  expect(ownPageHref("account", { editorLocale: "fr", locales: [...locales], defaultLocale })).toBe(href);
});
