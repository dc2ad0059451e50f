import { expect, it } from "vitest";
import { renderInRound } from "../../../../../tests/support/in-round.tsx";
import type { CourseHole } from "../../course.ts";
import { HolePage } from "./hole-page.tsx";

const hole = { pageId: "p1", number: 1, name: "Bahnhof", par: 3, points: [] } as unknown as CourseHole;
const player = (id: string) => ({ id, playerName: id, createdAt: "", earlierPageIds: [] });
const players = ["Amina", "Luca", "Zoë"].map(player);

/** The names, each of which may be cut at its own end, in the order of their rows; in the low drawer's line with another mark. */
function rows(ownPlayerId: string | null, mark = "golf-score__name"): (string | undefined)[] {
  const page = <HolePage hole={hole} isActive isDrawn isLow={false} standings={new Map()} />;
  const html = renderInRound(page, { course: { rankingName: null, holes: [hole] }, view: { players, ownPlayerId } });
  return [...html.matchAll(new RegExp(`${mark}" dir="auto">([^<]+)<`, "g"))].map(([, name]) => name);
}

it("shows the row of whom the phone belongs to first, and the others in their order", () => {
  expect(rows("Zoë")).toEqual(["Zoë", "Amina", "Luca"]);
  expect(rows(null)).toEqual(["Amina", "Luca", "Zoë"]);
  expect(rows("somebody who left")).toEqual(["Amina", "Luca", "Zoë"]);
});

it("begins the low drawer's line, which is cut off where it ends, with whom the phone belongs to", () => {
  expect(rows("Zoë", "golf-play__glance-name")).toEqual(["Zoë", "Amina", "Luca"]);
});
