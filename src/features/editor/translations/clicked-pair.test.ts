// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import { pairSaying, wordsAround } from "./clicked-pair.ts";

const pair = (key: string, source: string, text: string, type = "field"): TextPair =>
  ({ key, place: { type }, source, text, state: "done" }) as never;
const pairs = [
  pair("name", "Brillen", "Lunettes", "pageName"),
  pair("title", "Brillen", "Lunettes"),
  pair("words", "Erst das.\nDann mehr.", ""),
];

it.each([
  ["i", "title"],
  ["p:last-of-type", "words"],
  ["img", null],
])("finds the text that was pressed on the page: %s", (pressed, key) => {
  document.body.innerHTML =
    '<main id="content"><section><h2><span><i>Lunettes</i></span></h2><div><p>Erst das.</p><p>Dann mehr.</p></div><img></section></main>';
  const element = document.querySelector(pressed)!;
  expect(pairSaying(wordsAround(element), pairs)?.key ?? null).toBe(key);
});
