import { expect, it } from "vitest";
import type { Patch } from "../../schema.ts";
import { writtenWords } from "./written-words.ts";

const patch = (field: string, before: string | null, after: string | null): Patch => {
  const text = (words: string | null) => (words === null ? null : { text: words });
  return { path: ["groups", "a", "fields", field, "texts", "de"], before: text(before), after: text(after) };
};
const long = "Wir nehmen uns Zeit für Ihre Augen, messen genau und beraten Sie in Ruhe bei einem Kaffee.";

it.each<[string, Patch[], string | null]>([
  ["a short text as it is", [patch("title", null, "Gut sehen")], "Gut sehen"],
  ["the text that was written last", [patch("title", null, "Gut"), patch("text", null, "Neu")], "Neu"],
  ["a text in several steps once", [patch("title", "Alt", "Ne"), patch("title", "Ne", "Neu")], "Neu"],
  [
    "a long text from what differs on",
    [patch("text", long, long.replace("genau", "sehr genau"))],
    "… sehr genau und beraten Sie in Ruhe bei einem …",
  ],
  ["what stands before an end that was added", [patch("text", long, `${long} Ja`)], "… Ruhe bei einem Kaffee. Ja"],
  ["nothing of a text that is gone", [patch("title", "Alt", null)], null],
  ["nothing of a text that came back", [patch("title", "Alt", "Neu"), patch("title", "Neu", "Alt")], null],
  ["nothing of a look", [{ path: ["groups", "a", "options"], before: {}, after: {} }], null],
  ["a word that is longer than the line", [patch("title", null, "x".repeat(90))], `${"x".repeat(44)} …`],
])("says %s", (_, patches, words) => expect(writtenWords(patches)).toBe(words));
