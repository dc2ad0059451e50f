// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import type { CourseHole } from "../../course.ts";
import { ScoreRow } from "./score-row.tsx";

const hole = { pageId: "one", number: 1, par: 3 } as CourseHole;
const [ada, zoe] = [
  { id: "ada", playerName: "Ada", createdAt: "", earlierPageIds: [] },
  { id: "zoe", playerName: "Zoë", createdAt: "", earlierPageIds: [] },
];
const fresh = { playerId: "ada", pageId: "one", before: 2, score: 4, by: "zoe", version: 5 };

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Ada's row, after what the view says; the button beside the flash, and what it asked the round for. */
function shown(view: Partial<GameView>) {
  const undoFresh = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("ol")));
  const row = <ScoreRow player={ada} hole={hole} standing="6 Schläge, Platz 1" />;
  const round = {
    store: { undoFresh } as unknown as GameStore,
    view: { players: [ada, zoe], canScore: true, fresh: [fresh], ...view },
  };
  act(() => root.render(inRound(row, round)));
  const note = document.querySelector(".golf-score__fresh")?.textContent;
  const button = document.querySelector<HTMLButtonElement>("button.golf-score__undo");
  return { note, button, undoFresh, leave: () => act(() => root.unmount()) };
}

it("offers beside a score that somebody else has just entered to take it back, under the player's name", () => {
  const { note, button, undoFresh, leave } = shown({});
  expect(note).toBe("eben von \u2068Zoë\u2069: 4Rückgängig");
  expect(button?.getAttribute("aria-label")).toBe("Rückgängig: Ada");
  act(() => button?.click());
  expect(undoFresh.mock.calls).toEqual([[fresh]]);
  leave();
});

it.each<[string, Partial<GameView>]>([
  ["where nothing may be changed", { canScore: false }],
  ["once it is news no more", { fresh: [] }],
  ["for the same player's score on another hole", { fresh: [{ ...fresh, pageId: "two" }] }],
])("offers none %s", (_, view) => {
  const { button, leave } = shown(view);
  expect(button).toBeNull();
  leave();
});

it("keeps the room beside the name from before the first stroke", () => {
  const rooms = () => [...document.querySelectorAll<HTMLElement>("[data-room]")].map(({ dataset }) => dataset["room"]);
  const before = shown({ fresh: [] });
  const atFirst = rooms();
  before.leave();
  document.body.replaceChildren();
  const { leave } = shown({ fresh: [], holes: [{ playerId: "ada", pageId: "one", score: 4 }] });
  expect([atFirst, rooms()]).toEqual([rooms(), ["Par", "Total 88 · Rang 8"]]);
  leave();
});
