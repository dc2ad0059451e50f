import { describe, expect, it } from "vitest";
import type { Entry, EntryGroup } from "./entry.ts";
import { foundEntries } from "./found-entries.ts";

const entry = (group: EntryGroup, title: string, more: Partial<Entry> = {}): Entry => ({
  id: title,
  group,
  title,
  run: () => undefined,
  ...more,
});
const entries = [
  entry("settings", "Logo", { hint: "Kopfzeile", words: ["klein", "mittel"] }),
  entry("pages", "Über uns"),
  entry("pages", "Team", { words: ["Équipe", "equipe"] }),
  entry("commands", "Veröffentlichen"),
  entry("commands", "Alle geänderten Seiten veröffentlichen"),
  entry("kinds", "Team", { hint: "Sammlungen" }),
];
const found = (search: string) =>
  foundEntries(entries, search).map(({ group, entries: all }) => [group, ...all.map(({ title }) => title)]);

describe("the palette", () => {
  it("begins with commands and pages, before anything is searched", () => {
    expect(found(" ")).toEqual([
      ["commands", "Veröffentlichen", "Alle geänderten Seiten veröffentlichen"],
      ["pages", "Über uns", "Team"],
    ]);
  });

  it("lists few of many pages before a search, and all that fit in one", () => {
    const many = Array.from({ length: 40 }, (_, index) => entry("pages", `Seite ${index}`));
    expect(foundEntries(many, "")[0]?.entries).toHaveLength(6);
    expect(foundEntries(many, "seite")[0]?.entries).toHaveLength(40);
  });

  it.each([
    [
      "team",
      [
        ["pages", "Team"],
        ["kinds", "Team"],
      ],
    ],
    ["UBER", [["pages", "Über uns"]]],
    ["equipe", [["pages", "Team"]]],
    ["kopf klein", [["settings", "Logo"]]],
    ["nirgends", []],
  ])("finds %j by titles, places and other words, whatever their accents", (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it("names first what begins with the search", () => {
    const two = [entry("commands", "Alle veröffentlichen"), entry("commands", "Veröffentlichen")];
    expect(foundEntries(two, "veröff")[0]?.entries.map(({ title }) => title)).toEqual([
      "Veröffentlichen",
      "Alle veröffentlichen",
    ]);
  });
});
