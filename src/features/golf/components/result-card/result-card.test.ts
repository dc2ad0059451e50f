import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import { resultCard } from "./result-card.ts";

const words = { texts: textsOf("golf", "de"), locale: "de", siteName: "Urban Golf" };
const course = [
  { pageId: "one", par: 3 },
  { pageId: "two", par: 4 },
];
const createdAt = "2026-07-02T22:30:00.000Z"; // the third of July where it is played
const player = (id: string, playerName: string) => ({ id, playerName, createdAt, earlierPageIds: [] });
const card = (playerId: string, ...scores: number[]) =>
  scores.map((score, index) => ({ playerId, pageId: course[index]?.pageId ?? "", score }));

/** What the page says of where the course is. */
beforeAll(() => void vi.stubGlobal("document", { documentElement: { dataset: { zone: "Europe/Zurich" } } }));
afterAll(() => void vi.unstubAllGlobals());

describe("the result card", () => {
  it("holds the ranking, the winner by countback and the winner's own card", () => {
    const players = [player("a", "Ada"), player("b", "Ben")];
    const holes = [...card("a", 3, 4), ...card("b", 4, 3)];
    expect(resultCard({ players, holes, createdAt }, course, words)).toEqual({
      siteName: "Urban Golf",
      headline: "Ben gewinnt",
      date: "3. Juli 2026",
      rows: [
        { place: 1, name: "Ada", total: 7, toPar: 0, isComplete: true, mark: null, isWinner: false },
        { place: 1, name: "Ben", total: 7, toPar: 0, isComplete: true, mark: null, isWinner: true },
      ],
      hints: [],
      card: {
        title: "Die Karte von Ben",
        holes: [
          { number: 1, score: 4, par: 3 },
          { number: 2, score: 3, par: 4 },
        ],
      },
      alt: "Ergebnis vom 3. Juli 2026: 1. Ada, 7 Schläge; 1. Ben, 7 Schläge.",
    });
  });

  it("marks an incomplete total, and says what the mark means as the table does", () => {
    const players = [player("a", "Ada"), player("b", "Ben")];
    const picture = resultCard({ players, holes: [...card("a", 3, 4), ...card("b", 2)], createdAt }, course, words);
    expect(picture?.rows).toMatchObject([
      { place: 1, name: "Ada", total: 7, isComplete: true, isWinner: true },
      { place: 2, name: "Ben", total: 2, isComplete: false, isWinner: false },
    ]);
    expect(picture?.hints).toEqual([expect.stringMatching(/^\* .*Ben/)]);
    expect(picture?.alt).toContain("1. Ada, 7 Schläge; 2. Ben, 2 Schläge, unvollständig.");
  });

  it("has no place for who has not played yet, and counts one stroke as one", () => {
    const players = [player("a", "Ada"), player("b", "Ben")];
    const picture = resultCard({ players, holes: card("b", 1), createdAt }, course, words);
    expect(picture?.rows).toMatchObject([
      { place: 1, name: "Ben", total: 1, isComplete: true },
      { place: null, name: "Ada", total: 0, isComplete: false },
    ]);
    expect(picture?.alt).toContain(": 1. Ben, 1 Schlag; Ada, noch nicht gespielt.");
    const french = { ...words, texts: textsOf("golf", "fr"), locale: "fr" };
    expect(resultCard({ players, holes: card("b", 1), createdAt }, course, french)?.alt).toContain("1. Ben, 1 coup;");
  });

  it("does not say that who joined late owes the holes before", () => {
    const late = { ...player("b", "Ben"), earlierPageIds: ["one"] };
    const holes = [...card("a", 3, 4), { playerId: "b", pageId: "two", score: 1 }];
    const picture = resultCard({ players: [player("a", "Ada"), late], holes, createdAt }, course, words);
    expect(picture?.rows.map((row) => row.isComplete)).toEqual([true, false]);
    expect(picture?.rows[1]?.mark).toBe("†");
    expect(picture?.hints).toEqual([expect.stringMatching(/^† .*Ben/)]);
  });

  it("does not speak of winning to who played alone", () =>
    expect(
      resultCard({ players: [player("a", "Ada")], holes: card("a", 3, 4), createdAt }, course, words),
    ).toMatchObject({
      headline: "Ada ist im Ziel",
    }));

  it("does not exist before anybody has a score", () =>
    expect(resultCard({ players: [player("a", "Ada")], holes: [], createdAt }, course, words)).toBeNull());
});
