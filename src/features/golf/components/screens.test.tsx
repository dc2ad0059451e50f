import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import type { GolfConnection } from "../client/connection/connection.ts";
import { GameStore } from "../client/game-store.ts";
import { emptyView } from "../client/game-view.ts";
import { OpenGameContext } from "../client/use-game.ts";
import type { CourseHole } from "../course.ts";
import CouponScreen from "./coupon-screen.tsx";
import PlayScreen from "./play-screen.tsx";
import PlayersScreen from "./players-screen.tsx";
import RankingScreen from "./ranking-screen.tsx";
import type { ScreenProps } from "./screen-props.ts";
import ShareScreen from "./share-screen.tsx";

beforeEach(() => void vi.stubGlobal("location", { origin: "https://golf.example" }));
afterEach(() => vi.unstubAllGlobals());

const props = {
  texts: textsOf("golf", "de"),
  paths: { root: "/", start: "/start", edit: "/edit", share: "/share", play: "/play", coupon: "/coupon" },
  locale: "de",
  isEditing: false,
  course: { rankingName: null, holes: [{ pageId: "p1", number: 1, par: 3, points: [] } as unknown as CourseHole] },
  showHoleStates: true,
  prize: null,
};
const game = { id: "game", gameName: "Game", createdAt: "2026-07-01T10:00:00.000Z", watchId: "watch" };

/** A screen of a round that is there; with a rematch, or without. */
function shown(Screen: ComponentType<ScreenProps & typeof props>, rematchId: string | null): string {
  const store = new GameStore(game.id, {} as GolfConnection);
  const players = [{ id: "a", playerName: "Amina", createdAt: game.createdAt, earlierPageIds: [] }];
  const view = { ...emptyView, status: "ready" as const, game, players, rematchId };
  return renderToStaticMarkup(
    <OpenGameContext value={{ view, store, retry: () => undefined }}>
      <Screen {...props} />
    </OpenGameContext>,
  );
}

it.each([
  ["players'", PlayersScreen],
  ["share", ShareScreen],
  ["play", PlayScreen],
  ["ranking", RankingScreen],
  ["coupon", CouponScreen],
])("tells on the %s screen that a rematch has begun, and leads to it", (_, Screen) => {
  const html = shown(Screen, "next");
  expect(html).toMatch(/role="status">(?:<[^>]+>)*Es geht weiter: Eine Revanche wurde gestartet\./);
  expect(html).toMatch(/href="\/play\?id=next"[^>]*>Revanche: mitspielen</);
  expect(shown(Screen, null)).not.toContain("Revanche");
});
