import { expect, it } from "vitest";
import { readerLanguage } from "./reader-language.ts";

it.each([
  [undefined, "de"],
  ["", "de"],
  ["fr-CH, fr;q=0.9, de;q=0.8", "fr"],
  ["en, de;q=0.5, fr;q=0.7", "fr"],
  ["it, en", "de"],
  ["fr;q=0", "de"],
  ["fr;q=nothing", "de"],
])("reads the wish %s as %s", (header, language) => expect(readerLanguage(header)).toBe(language));
