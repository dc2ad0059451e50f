import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import type { GolfConnection } from "../client/connection/connection.ts";
import { GameStore } from "../client/game-store.ts";
import { emptyView, type GameView } from "../client/game-view.ts";
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

const player = (id: string, playerName: string) => ({ id, playerName, createdAt: game.createdAt, earlierPageIds: [] });

/** A screen of a round that is there, as the view says. */
function shown(Screen: ComponentType<ScreenProps & typeof props>, more: Partial<GameView>): string {
  const store = new GameStore(game.id, {} as GolfConnection);
  const view = { ...emptyView, status: "ready" as const, game, players: [player("a", "Amina")], ...more };
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
  const html = shown(Screen, { rematchId: "next" });
  expect(html).toMatch(/role="status">(?:<[^>]+>)*Es geht weiter: Eine Revanche wurde gestartet\./);
  expect(html).toMatch(/href="\/play\?id=next"[^>]*>Revanche: mitspielen</);
  expect(shown(Screen, {})).not.toContain("Revanche");
});

it("asks on the share screen whose phone it is, also of who started; a guest's way into the round comes first", () => {
  const parts = (isStarter: boolean) => {
    const html = shown(ShareScreen, { isStarter, canScore: true, ownPlayerId: "a" });
    expect(html).toMatch(/aria-pressed="true">Amina</);
    return ["Wer bist du?", "Zum Spiel", "<svg"].sort((one, other) => html.indexOf(one) - html.indexOf(other));
  };
  expect(parts(true)).toEqual(["<svg", "Wer bist du?", "Zum Spiel"]);
  expect(parts(false)).toEqual(["Wer bist du?", "Zum Spiel", "<svg"]);
});

it("invites nobody into a round that is over, and asks nobody who they are there", () => {
  const html = shown(ShareScreen, { isLocked: true });
  expect(html).toContain("Die Runde ist abgeschlossen.");
  expect(html).toContain("Zum Spiel");
  expect(html).not.toMatch(/<svg|Wer bist du|kann mitschreiben/);
});

it("tells on the card whom the phone belongs to that they were removed, and nobody else", () => {
  const removed = [{ ...player("b", "Ben"), removedAt: new Date().toISOString() }];
  const card = (ownPlayerId: string) => shown(PlayScreen, { canScore: true, removed, ownPlayerId });
  expect(card("b")).toMatch(/Ben wurde entfernt.+Zurückholen/);
  expect(card("a")).not.toContain("Ben wurde entfernt");
});
