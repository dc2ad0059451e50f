import { describe, expect, it } from "vitest";
import {
  renderSection,
  testDocument,
  testContext,
  type TestGroup,
} from "../../../../../tests/support/render-block.tsx";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { faqOf } from "./faq-of.ts";

const words = (de: string) => ({ texts: { de } });
const row = (question: string, answer?: string): TestGroup => ({
  kind: "faqCard",
  content: { question: words(question), ...(answer && { answer: { ...words(answer), rich: true } }) },
});
const cards = [row("Wann?", "Morgen."), row("Wo?", "Hier."), row("Warum?")];
const rowsOf = (options: TestGroup["options"]) =>
  renderSection({ kind: "faq", cards, options }, "visitor").match(/<details [^>]*>/g) ?? [];

describe("faq", () => {
  it("gives every question that has an answer an address of its own", () => {
    const ids = rowsOf({}).map((row) => /id="(question-[\w-]+)"/.exec(row)?.[1]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  it("opens as many as somebody wants, or one at a time", () => {
    expect(rowsOf({}).join()).not.toContain("name=");
    const names = rowsOf({ oneAtATime: true }).map((row) => /name="([^"]+)"/.exec(row)?.[1]);
    expect(names).toEqual([expect.stringMatching(/^faq-/), names[0]]);
  });

  it("is closed at first, or shows the first answer", () => {
    expect(rowsOf({}).map((row) => row.includes(" open="))).toEqual([false, false]);
    expect(rowsOf({ firstOpen: true }).map((row) => row.includes(" open="))).toEqual([true, false]);
  });

  it("shows visitors nothing without a question", () => {
    expect(renderSection({ kind: "faq", content: { title: words("Fragen") } }, "visitor")).toBe("");
    expect(renderSection({ kind: "faq", content: { title: words("Fragen") } }, "editor")).toContain("Fragen");
  });
});

describe("faqOf", () => {
  const resolved = (section: TestGroup) =>
    resolvePage(testDocument([section]), {
      locale: "de",
      defaultLocale: "de",
      media: {},
      pagePath: testContext().pagePath,
      isMember: false,
    })[0];

  it("lists the questions that are answered, in their order", () => {
    const section = resolved({ kind: "faq", cards: [...cards, row("", "Niemand fragt.")] });
    expect(section && faqOf(section)).toEqual([
      { question: "Wann?", answer: [{ type: "p", children: [{ text: "Morgen." }] }] },
      { question: "Wo?", answer: [{ type: "p", children: [{ text: "Hier." }] }] },
    ]);
  });

  it("finds none in another kind", () => {
    const section = resolved({ kind: "jobs", cards });
    expect(section && faqOf(section)).toEqual([]);
  });
});
