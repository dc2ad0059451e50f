// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { CourseHole } from "../../course.ts";
import { AfterRound } from "./after-round.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("leaves the card as it is where what comes after a round cannot be had, and fetches it once there is a line", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: () => <p>Revanche</p> });
  const course = { rankingName: null, holes: [{ pageId: "one", number: 1 } as CourseHole] };
  const players = [{ id: "a", playerName: "Ada", createdAt: "", earlierPageIds: [] }];
  const show = (isConnected: boolean, score: number) => {
    const view = { isConnected, players, holes: [{ playerId: "a", pageId: "one", score }] };
    const card = (
      <>
        <p>Karte</p>
        <AfterRound load={load} />
      </>
    );
    return act(async () => root.render(inRound(card, { course, view })));
  };
  await show(false, 0);
  expect(load).not.toHaveBeenCalled();
  await show(false, 3);
  expect(document.body.textContent).toBe("Karte");
  await show(true, 3);
  expect(document.body.textContent).toBe("KarteRevanche");
  await show(true, 0);
  expect(document.body.textContent).toBe("Karte");
  await act(async () => root.unmount());
});
