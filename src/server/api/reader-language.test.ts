import { expect, it } from "vitest";
import { readerLanguage } from "./reader-language.ts";

it.each([
  [undefined, null],
  ["", null],
  ["fr-CH, fr;q=0.9, de;q=0.8", "fr"],
  ["en, de;q=0.5, fr;q=0.7", "fr"],
  ["it, en", null],
  ["fr;q=0", null],
  ["fr;q=nothing", null],
])("reads the wish %s as %s", (header, language) => expect(readerLanguage(header, ["de", "fr"])).toBe(language));
