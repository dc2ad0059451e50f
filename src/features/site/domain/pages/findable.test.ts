import { expect, it } from "vitest";
import { findableEntry, typedPhone } from "./findable.ts";

it.each([
  ["+41 52 000 00 01", "052 000 00 01 0520000001 41520000001"],
  ["0041 (0)52 000 00 01", "052 000 00 01 0520000001 00410520000001"],
  ["052 000 00 01", "052 000 00 01 0520000001 0520000001"],
  ["", "  "],
])("has %j found as people type it", (phone, typed) => expect(typedPhone(phone)).toBe(typed));

it("says what it is in one line, and is found by more than that", () => {
  const said = { pageId: "page", href: "/de", title: "Seuzach", about: ["Dorf  1", "", null, "8472 Seuzach"] };
  const entry = findableEntry({ ...said, alsoFoundBy: "0520000001" });
  expect(entry).toMatchObject({ text: "Dorf 1 · 8472 Seuzach", until: null });
  expect([...entry.titleWords]).toEqual(["seuzach"]);
  expect([...entry.words]).toEqual(["seuzach", "dorf", "1", "8472", "0520000001"]);
});

it("is found by a whole word, wherever that may be divided", () => {
  const said = { pageId: "page", href: "/de", title: "Kontakt\u00adlinsen", about: ["Anpass\u00adung"] };
  expect([...findableEntry(said).words]).toEqual(["kontaktlinsen", "anpassung"]);
});
