// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import { RemovedPlayers } from "./removed-players.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("offers to bring back who is removed long after the card was opened", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (removedAt?: string) => {
    const removed = removedAt
      ? [{ id: "b", playerName: "Ben", createdAt: removedAt, earlierPageIds: [], removedAt }]
      : [];
    return act(async () => root.render(inRound(<RemovedPlayers />, { view: { canScore: true, removed } })));
  };
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  await show();
  await pass(15);
  await show(new Date().toISOString());
  await pass(9);
  expect(document.body.textContent).toMatch(/Ben.+Zurückholen/);
  await act(async () => root.unmount());
});
