// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import type { GolfConnection } from "../client/connection/connection.ts";
import { GameStore } from "../client/game-store.ts";
import { emptyView } from "../client/game-view.ts";
import { OpenGameContext } from "../client/use-game.ts";
import PlayersScreen from "./players-screen.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("lets go on to the game who was changing the name of somebody whom another phone has removed", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const store = new GameStore("game", {} as GolfConnection);
  const player = (playerName: string) => ({ id: playerName, playerName, createdAt: "", earlierPageIds: [] });
  const props = {
    texts: textsOf("golf", "de"),
    paths: { root: "/", start: "/start", edit: "/edit", share: "/share", play: "/play", coupon: "/coupon" },
    locale: "de",
    isEditing: false,
    course: { rankingName: null, holes: [] },
  };
  const show = (...names: string[]) => {
    const view = { ...emptyView, status: "ready" as const, canScore: true, players: names.map(player) };
    const game = { view, store, retry: () => undefined };
    return act(async () =>
      root.render(
        <OpenGameContext value={game}>
          <PlayersScreen {...props} />
        </OpenGameContext>,
      ),
    );
  };
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(text));
  await show("Ada", "Ben");
  await act(async () => button("Ben")?.click());
  expect(button("Zum Spiel")?.disabled).toBe(true);
  await show("Ada");
  expect(button("Zum Spiel")?.disabled).toBe(false);
  await act(async () => root.unmount());
});
