import { expect, it } from "vitest";
import { firstChange } from "./first-change.ts";

const said = (before: string, after: string) =>
  firstChange(before, after)
    .map(({ type, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[type])
    .join("");

it.each([
  ["Brillen", "Brillen", ""],
  ["", "Neue Brillen", "[+Neue Brillen+]"],
  ["Alte Brillen", "", "[-Alte Brillen-]"],
  ["Unsere alten Brillen", "Unsere neuen Brillen", "Unsere [-alten-][+neuen+] …"],
  [
    "Diesen Satz hören wir fast jede Woche und immer gern.",
    "Diesen Satz hören wir fast jede Woche und immer wieder.",
    "… jede Woche und immer [-gern-][+wieder+] …",
  ],
])("quotes the first change between «%s» and «%s»", (before, after, words) => expect(said(before, after)).toBe(words));

it("cuts what is long", () => {
  const [part] = firstChange("", "Wort ".repeat(40));
  expect(part?.text).toMatch(/^Wort .*…$/);
  expect(part?.text.length).toBeLessThanOrEqual(61);
});
