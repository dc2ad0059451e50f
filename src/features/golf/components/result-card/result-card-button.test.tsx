// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { CourseHole } from "../../course.ts";
import { ResultCardButton } from "./result-card-button.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // jsdom draws nothing, knows no fonts and has no addresses for pictures.
  const pen = new Proxy({}, { get: () => () => ({ width: 1 }), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["picture"])));
  Object.assign(document, { fonts: { load: async () => [] } });
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows no picture any more once scores of the winner's card have changed places", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const course = { rankingName: null, holes: ["one", "two"].map((pageId) => ({ pageId, par: null }) as CourseHole) };
  const players = [{ id: "a", playerName: "Ada", createdAt: "", earlierPageIds: [] }];
  const game = { id: "game", gameName: "Game", createdAt: "2026-07-01T10:00:00.000Z", watchId: "watch" };
  const show = (...scores: number[]) => {
    const holes = scores.map((score, at) => ({ playerId: "a", pageId: ["one", "two"][at] ?? "", score }));
    return act(async () => root.render(inRound(<ResultCardButton />, { course, view: { game, players, holes } })));
  };
  const hasPicture = () => document.querySelector("img") !== null;
  await show(3, 4);
  await act(async () => document.querySelector("button")?.click());
  await eventually(() => expect(hasPicture()).toBe(true));
  await show(4, 3);
  expect(hasPicture()).toBe(false);
  await show(3, 4);
  expect(hasPicture()).toBe(true);
  await act(async () => root.unmount());
});
