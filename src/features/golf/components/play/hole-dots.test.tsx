import { expect, it } from "vitest";
import { renderInRound } from "../../../../../tests/support/in-round.tsx";
import type { Course, CourseHole } from "../../course.ts";
import { HoleDots } from "./hole-dots.tsx";

const hole = (number: number) => ({ pageId: `p${number}`, number, name: `Platz ${number}`, par: null }) as CourseHole;
const course: Course = { rankingName: "Rangliste", holes: [hole(1), hole(2), hole(3)] };
const player = (id: string) => ({ id, playerName: id, createdAt: "", earlierPageIds: [] });
const view = {
  players: [player("a"), player("l")],
  holes: [
    { pageId: "p1", playerId: "a", score: 2 },
    { pageId: "p1", playerId: "l", score: 3 },
    { pageId: "p2", playerId: "a", score: 2 },
  ],
};

function dots(showStates: boolean) {
  const html = renderInRound(<HoleDots showStates={showStates} index={1} onGoTo={() => {}} />, { course, view });
  return {
    states: [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state),
    labels: [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label),
    current: html.match(/aria-current="step"/g)?.length,
  };
}

it("shows plain dots without the section's option", () => {
  expect(dots(false)).toEqual({
    states: ["plain", "plain", "plain", "ranking"],
    labels: ["Loch 1: Platz 1", "Loch 2: Platz 2", "Loch 3: Platz 3", "Rangliste"],
    current: 1,
  });
});

it("tells in shape and words how far each hole is played with the option", () => {
  const { states, labels } = dots(true);
  expect(states).toEqual(["complete", "partial", "noScores", "ranking"]);
  expect(labels[1]).toBe("Loch 2: Platz 2, teilweise gespielt");
});
