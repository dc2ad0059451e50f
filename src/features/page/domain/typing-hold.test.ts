import { describe, expect, it } from "vitest";
import { afterSilence, idleAfterSaving, longestSilence, releasedIn, typistAt } from "./typing-hold.ts";

const title = { groupId: "g", fieldName: "title", locale: "de" } as const;
const anna = { name: "Anna", typing: title };

describe("the text that somebody types in", () => {
  it.each([
    ["at the last key", { now: 1_000, isSaved: true }, idleAfterSaving],
    ["a while after it", { now: 2_000, isSaved: true }, idleAfterSaving - 1_000],
    ["after the pause", { now: 1_000 + idleAfterSaving, isSaved: true }, 0],
    ["long after it", { now: 60_000, isSaved: true }, 0],
    ["long after it, but unsaved", { now: 60_000, isSaved: false }, Infinity],
  ])("is given back in time: %s", (_, when, expected) =>
    expect(releasedIn({ ...title, at: 1_000 }, when)).toBe(expected),
  );

  it("is given back by somebody who fell silent, and by nobody else", () => {
    expect(afterSilence(anna, longestSilence)).toBe(anna);
    expect(afterSilence(anna, longestSilence + 1)).toEqual({ name: "Anna", typing: null });
    const reader = { name: "Beat", typing: null };
    expect(afterSilence(reader, 60_000)).toBe(reader);
  });

  it.each([
    ["the same text", title, anna],
    ["its other language", { ...title, locale: "fr" as const }, null],
    ["another field", { ...title, fieldName: "kicker" }, null],
    ["another section", { ...title, groupId: "h" }, null],
  ])("is told to whoever comes to %s", (_, place, expected) =>
    expect(typistAt([{ name: "Beat", typing: null }, anna], place)).toBe(expected),
  );
});
