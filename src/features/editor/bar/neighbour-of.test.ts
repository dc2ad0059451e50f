import { describe, expect, it } from "vitest";
import { neighbourOf, type Missing } from "./neighbour-of.ts";

const field = (fieldName: string) => ({ groupId: "g", fieldName });
const missing: Missing[] = [
  { locale: "fr", texts: ["pageName", field("title"), field("text")] },
  { locale: "it", texts: [field("title")] },
];
const from = (selection: { groupId: string; fieldName: string } | null, locale: "de" | "fr" | "it") => ({
  selection,
  locale,
});

describe("the next missing text", () => {
  it.each([
    [from(null, "de"), 1, "pageName", "fr"],
    [from(null, "de"), -1, field("title"), "it"],
    [from(null, "it"), 1, field("title"), "it"],
    [from(field("title"), "fr"), 1, field("text"), "fr"],
    [from(field("text"), "fr"), 1, field("title"), "it"],
    [from(field("title"), "it"), 1, "pageName", "fr"],
    [from(field("title"), "fr"), -1, "pageName", "fr"],
    [from(field("kicker"), "fr"), 1, "pageName", "fr"],
  ] as const)("from %j by %i is %j in %s", (place, step, text, locale) => {
    expect(neighbourOf(missing, place, step)).toEqual({ text, locale });
  });
  it("is none when nothing is missing", () => expect(neighbourOf([], from(null, "fr"), 1)).toBeNull());
});
