// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import type { GameStore } from "../../client/game-store.ts";
import { HeldNotice } from "./held-notice.tsx";
import { RoundNotice } from "./round-notice.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const held = [{ playerId: "a", playerName: "Amina", pageId: "one", before: 2, after: 4 }];

it.each(["Nachtragen", "Verwerfen", "Schliessen"])("the focus is on the card after %s, which goes", (name) => {
  const done = vi.fn();
  const store = { sendHeld: done, dropHeld: done, dismissRefusal: done } as unknown as GameStore;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const screen = (
    <>
      <div className="golf-play__strip" tabIndex={0} />
      <HeldNotice />
      <RoundNotice />
    </>
  );
  const view = { canScore: true, held, refusal: { reason: "refused" as const, count: 1 } };
  act(() => root.render(inRound(screen, { store, view })));
  const button = [...document.querySelectorAll("button")].find(
    (each) => each.textContent === name || each.ariaLabel === name,
  );
  act(() => button?.click());
  expect(done).toHaveBeenCalledOnce();
  expect(document.activeElement?.className).toBe("golf-play__strip");
  act(() => root.unmount());
});
