import { describe, expect, it } from "vitest";
import { correctedResult, inPlaces, roundResult } from "./course-record.ts";

const [one, two, three] = ["hole-1", "hole-2", "hole-3"];
const course = [
  { pageId: one, par: 3 },
  { pageId: two, par: 3 },
  { pageId: three, par: 4 },
];
const card = (...scores: number[]) =>
  scores.map((score, index) => ({ playerId: "ada", pageId: [one, two, three, "ranking"][index] ?? "", score }));

describe("the result of a round", () => {
  it("adds up the course's holes and compares them with par", () =>
    expect(roundResult("ada", card(2, 5, 6), course)).toEqual({ total: 13, toPar: 3, pageIds: [one, two, three] }));

  it("does not exist while a hole is without a score", () => {
    expect(roundResult("ada", card(2, 5), course)).toBeNull();
    expect(roundResult("ada", card(2, 5, 0), course)).toBeNull();
    expect(roundResult("ben", card(2, 5, 6), course)).toBeNull();
    expect(roundResult("ada", [], [])).toBeNull();
  });

  it("leaves out what is no hole of the course, and what others played", () => {
    const others = [{ playerId: "ben", pageId: one, score: 9 }];
    expect(roundResult("ada", [...others, ...card(2, 5, 6, 20)], course)).toMatchObject({ total: 13 });
  });

  it("has no result to par unless every hole has one", () => {
    const partly = [course[0] ?? { pageId: one, par: 3 }, { pageId: two, par: null }];
    expect(roundResult("ada", card(2, 2), partly)).toMatchObject({ total: 4, toPar: null });
  });

  it("follows a correction, on the holes that it counted, and falls with a score that is taken back", () => {
    const result = { total: 13, toPar: 1, pageIds: [one, two, three] };
    expect(correctedResult(result, "ada", card(2, 5, 8))).toMatchObject({ total: 15, toPar: 3 });
    expect(correctedResult({ ...result, toPar: null }, "ada", card(1, 1, 1))).toMatchObject({ total: 3, toPar: null });
    expect(correctedResult(result, "ada", card(2, 0, 6))).toBeNull();
  });
});

describe("the best list", () => {
  const result = (total: number, day: number) => ({ total, playedAt: new Date(Date.UTC(2026, 5, day)) });

  it("shares places between equal totals, who played first standing first", () =>
    expect(inPlaces([result(30, 2), result(28, 9), result(30, 1), result(31, 1)])).toEqual([
      { ...result(28, 9), place: 1 },
      { ...result(30, 1), place: 2 },
      { ...result(30, 2), place: 2 },
      { ...result(31, 1), place: 4 },
    ]));

  it("has at most twenty lines", () => {
    const many = Array.from({ length: 30 }, (_, index) => result(60 - index, 1));
    const places = inPlaces(many).map(({ place }) => place);
    expect([places.length, places.at(-1), inPlaces(many)[0]?.total]).toEqual([20, 20, 31]);
  });
});
