import { describe, expect, it } from "vitest";
import { renderInRound } from "../../../../../tests/support/in-round.tsx";
import { textsOf } from "~/i18n/catalogue.ts";
import type { GameView } from "../../client/game-view.ts";
import type { Course, CourseHole } from "../../course.ts";
import type { HoleScore } from "../../schema.ts";
import { RankingTable } from "./ranking-table.tsx";

const hole = (pageId: string, par: number | null) => ({ pageId, par }) as CourseHole;
const course: Course = { rankingName: null, holes: [hole("one", 3), hole("two", 3)] };
const player = (id: string, playerName: string, earlierPageIds: string[] = []) => ({
  id,
  playerName,
  createdAt: "2026-07-01T10:00:00.000Z",
  earlierPageIds,
});
const scores = (playerId: string, ...strokes: number[]): HoleScore[] =>
  strokes.map((score, index) => ({ playerId, pageId: course.holes[index]?.pageId ?? "", score }));

/** The rows as people read them, the hints below, and where the coupon opens. */
function shown(view: Partial<GameView>) {
  const html = renderInRound(<RankingTable />, { course, view });
  const visible = html.replace(/<span class="sr-only">.*?<\/span>/g, "");
  const text = (part: string) =>
    part
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  return {
    rows: [...visible.matchAll(/<tr data-row.*?<\/tr>/g)].map(([row]) => text(row)),
    hints: [...visible.matchAll(/<p class="golf__hint">(.*?)<\/p>/g)].map(([, hint]) => hint ?? ""),
    hasCoupon: html.includes('href="/coupon"'),
  };
}

describe("RankingTable", () => {
  it("shows places, holes, result to par and totals, and marks incomplete ones", () => {
    const { rows, hints, hasCoupon } = shown({
      players: [player("a", "Amina"), player("l", "Luca")],
      holes: [...scores("a", 4, 4), ...scores("l", 2)],
    });
    expect(rows).toEqual(["1 Amina 2/2 +2 8", "2 Luca 1/2 −1 2 *"]);
    expect(hints).toEqual([expect.stringMatching(/^\* Es fehlen noch Schläge von Luca\./)]);
    expect(hasCoupon).toBe(false);
  });

  it("lets ties share a place, and opens the coupon once, at the one who was better on the last hole", () => {
    const { rows, hints } = shown({
      players: [player("a", "Amina"), player("l", "Luca")],
      holes: [...scores("a", 2, 4), ...scores("l", 3, 3)],
    });
    expect(rows).toEqual(["1 Amina 2/2 E 6", "1 Luca Gutschein öffnen 2/2 E 6"]);
    expect(hints).toEqual([textsOf("golf", "de").tieHint]);
  });

  it("says when somebody joined, and does not call their earlier holes missing", () => {
    const { rows, hints } = shown({
      players: [player("a", "Amina"), player("n", "Noah", ["one"])],
      holes: [...scores("a", 3, 3), { playerId: "n", pageId: "two", score: 1 }],
    });
    expect(rows).toEqual(["1 Amina Gutschein öffnen 2/2 E 6", "2 Noah nach 1 Loch dazugekommen 1/2 −2 1 †"]);
    expect(hints).toEqual([expect.stringMatching(/^† Später dazugekommen: Noah\./)]);
  });

  it("shows spectators no way to the coupon", () => {
    const { hasCoupon } = shown({
      isWatching: true,
      players: [player("a", "Amina")],
      holes: scores("a", 3, 3),
    });
    expect(hasCoupon).toBe(false);
  });
});
