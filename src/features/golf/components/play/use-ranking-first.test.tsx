// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { keptHole } from "../../client/device.ts";
import { emptyView } from "../../client/game-view.ts";
import { useRankingFirst } from "./use-ranking-first.ts";

function Card({ id, canScore }: { id: string; canScore: boolean }) {
  const game = { id, gameName: "Game", createdAt: "2026-07-01T10:00:00.000Z", watchId: "watch" };
  useRankingFirst({ ...emptyView, status: "ready", game, canScore }, 9);
  return null;
}

it.each([
  ["begins with the ranking where the round is over as it is opened", [false, true], 9],
  ["stays where it was through a lock that is taken back", [true, false, true], null],
])("%s", (name, steps, kept) => {
  const root = createRoot(document.createElement("div"));
  for (const canScore of steps) flushSync(() => root.render(<Card id={name} canScore={canScore} />));
  expect(keptHole(name)).toBe(kept);
  root.unmount();
});
