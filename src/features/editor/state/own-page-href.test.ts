import { expect, it } from "vitest";
import { ownPageHref } from "./own-page-href.ts";

it("leads to a person's account in the language in which the editor speaks, whatever those of the site are", () => {
  expect(ownPageHref("account", { editorLocale: "fr" })).toBe("/fr/account");
});
