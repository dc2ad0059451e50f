import { expect, it } from "vitest";
import { renderInRound } from "../../../../../tests/support/in-round.tsx";
import type { CourseHole } from "../../course.ts";
import { ScoreGrid } from "./score-grid.tsx";

const hole = (number: number, par: number | null) => ({ pageId: `p${number}`, number, par }) as CourseHole;
const course = { rankingName: null, holes: [hole(1, 3), hole(2, 4), hole(3, null)] };
const player = (id: string, ...earlierPageIds: string[]) => ({ id, playerName: id, createdAt: "", earlierPageIds });
const score = (playerId: string, pageId: string, strokes: number) => ({ playerId, pageId, score: strokes });

/** The card as it is written. */
function written(): string {
  return renderInRound(<ScoreGrid />, {
    course,
    view: {
      players: [player("Amina"), player("Luca"), player("Noah", "p1"), player("Zoë")],
      holes: [
        ...[3, 5, 2].map((strokes, at) => score("Amina", `p${at + 1}`, strokes)),
        score("Luca", "p1", 2),
        ...[4, 4].map((strokes, at) => score("Noah", `p${at + 2}`, strokes)),
      ],
    },
  });
}

/** The card, cell by cell, as it is seen. */
function card(): (string | undefined)[][] {
  const seen = written().replace(/<span class="sr-only">.*?<\/span>/g, "");
  return [...seen.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) =>
      cell
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  );
}

it("has a line for each hole with its par, a column for each player, and totals and places below", () => {
  expect(card()).toEqual([
    ["Loch", "Par", "Amina", "Luca", "Noah", "Zoë"],
    ["1", "3", "3", "2", "–", "–"],
    ["2", "4", "5", "–", "4", "–"],
    ["3", "–", "2", "–", "4", "–"],
    ["Total", "7", "10", "2*", "8†", "0*"],
    ["Rang", "", "1", "2", "3", "–"],
  ]);
});

it("cuts a long name at its own end, whichever way it is written", () => {
  expect(written().match(/<th scope="col" dir="auto">/g)).toHaveLength(4);
});
