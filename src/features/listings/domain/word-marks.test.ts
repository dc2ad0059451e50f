import { describe, expect, it } from "vitest";
import type { EntryWords } from "../translations/schema.ts";
import { entryPairs } from "./entry-pairs.ts";
import { isEntryTextByHand, marksAfter, withEntryText, withMachineMarks } from "./word-marks.ts";

const paragraph = (text: string) => [{ type: "p" as const, children: [{ text }] }];
const job: EntryWords = {
  ...{ list: "jobs", id: "6ba7b812-9dad-11d1-80b4-00c04fd430c8" },
  title: { de: "Lehrstelle", fr: "Apprentissage" },
  workQuota: { de: "80 %" },
  richTextDescription: { de: paragraph("Vier Jahre") },
  wordMarks: {},
};
const languages = { source: "de", locale: "fr" } as const;
const told = (entry: EntryWords) => entryPairs(entry, languages).map(({ text, state }) => [text, state]);

describe("what is known of an entry's translations", () => {
  it("is that they are stale once the first language says something else, until somebody says they are right", () => {
    const title = { de: "Schnupperlehre", fr: "Apprentissage" };
    const changed = { ...job, title, wordMarks: marksAfter(job, { ...job, title }, "de") };
    expect(changed.wordMarks).toEqual({ fr: { title: { madeFrom: "Lehrstelle" } } });
    const again = { ...changed, title: { ...title, de: "Stage" } };
    expect(marksAfter(changed, again, "de"), "it knows the first of several changes").toEqual(changed.wordMarks);
    expect(marksAfter(changed, job, "de"), "it is as it was").toEqual({});
    const both = { ...changed, title: { de: "Stage", fr: "Stage" } };
    expect(marksAfter(changed, both, "de"), "it was translated anew").toEqual({});
    const content = { text: "Apprentissage", json: null };
    const confirmed = withEntryText(changed, { locale: "fr", part: "title", content, by: "human" }, "de");
    expect(confirmed.wordMarks).toEqual({});
  });

  it("is that a machine made them, until a person writes them", () => {
    const content = { text: "Quatre ans", json: paragraph("Quatre ans") };
    const made = { locale: "fr", part: "richTextDescription", content, madeFrom: "Vier Jahre" } as const;
    const translated = withEntryText(job, { ...made, by: "machine" }, "de");
    expect(translated.wordMarks).toEqual({ fr: { richTextDescription: { isMachine: true } } });
    expect(isEntryTextByHand(translated, "richTextDescription", "fr")).toBe(false);
    expect(isEntryTextByHand(translated, "title", "fr")).toBe(true);
    const richTextDescription = { ...translated.richTextDescription, fr: paragraph("4 ans") };
    expect(marksAfter(translated, { ...translated, richTextDescription }, "de")).toEqual({});
    const emptied = withEntryText(translated, { ...made, content: null, by: "human" }, "de");
    expect(emptied).toEqual(job);
    expect(withEntryText(job, { ...made, madeFrom: "Drei Jahre", by: "human" }, "de").wordMarks).toEqual({
      fr: { richTextDescription: { madeFrom: "Drei Jahre" } },
    });
  });

  it("is that a machine made them where they are saved together with others, but for what is empty", () => {
    const title = { de: "Schnupperlehre", fr: "Apprentissage" };
    const marks = marksAfter(job, { ...job, title }, "de");
    expect(withMachineMarks(marks, job, { fr: ["title", "workQuota"] })).toEqual({
      fr: { title: { madeFrom: "Lehrstelle", isMachine: true } },
    });
  });

  it("leaves out a work quota where there is none", () => {
    const { workQuota: _, ...item } = { ...job, list: "items" as const };
    const content = { text: "80 %", json: null };
    expect(withEntryText<EntryWords>(item, { locale: "fr", part: "workQuota", content, by: "human" }, "de")).toBe(item);
  });
});

it("an entry's texts are listed as its drawer does, missing ones and a description with its format", () => {
  expect(told(job)).toEqual([
    ["Apprentissage", "done"],
    ["", "missing"],
    ["", "missing"],
  ]);
  expect(entryPairs(job, languages)[2]).toMatchObject({
    source: "Vier Jahre",
    place: { type: "listingDescription", list: "jobs", listingId: job.id },
    json: { source: paragraph("Vier Jahre"), text: null },
  });
  const { workQuota: _, ...item } = { ...job, richTextDescription: {} };
  expect(told(item)).toEqual([["Apprentissage", "done"]]);
});
