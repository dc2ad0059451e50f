import { QRCodeSVG } from "qrcode.react";
import { openRound } from "../../../../../tests/support/open-round.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GolfConnection } from "../../client/connection/connection.ts";
import { GameStore } from "../../client/game-store.ts";
import { memoryStorage } from "../../client/outbox/phone-storage.ts";
import { OpenGameContext, type OpenGame } from "../../client/use-game.ts";
import { maxPlayers } from "../../domain/player-name.ts";
import type { GameState } from "../../schema.ts";
import { textsOf, translator } from "~/i18n/catalogue.ts";
import { renderSection, testId, type TestField } from "../../../../../tests/support/render-block.tsx";

/** The round that the screens are in, as a phone without a network knows it. */
let round: OpenGame;
let opened: GameStore | null = null;

const t = translator("de");
const gameId = testId("game");
const amina = { id: testId("amina"), playerName: "Amina", createdAt: "2026-07-01T10:00:00.000Z", earlierPageIds: [] };
const known = openRound({
  version: 3,
  game: { id: gameId, gameName: "Game", createdAt: new Date().toISOString(), watchId: testId("watch") },
  players: [amina],
});
const deadLine = {
  api: { game: { onChange: { subscribe: () => ({ unsubscribe: () => undefined }) } } },
  onConnected: () => () => undefined,
} as unknown as GolfConnection;

async function play(state: Partial<GameState>) {
  opened?.stop();
  const storage = memoryStorage();
  await storage.keepGame(gameId, { ...known, ...state });
  const store = new GameStore(gameId, deadLine, { storage });
  await store.start();
  opened = store;
  round = { view: store.view(), store, retry: () => undefined };
}

beforeEach(async () => {
  await play({});
  vi.stubGlobal("location", { origin: "https://golf.example" });
});
afterEach(() => opened?.stop());

interface Shown {
  viewer?: "visitor" | "editor";
  content?: Record<string, TestField>;
}

/** A screen as soon as it is downloaded. */
async function screen(gameOptions: string, { viewer = "visitor", content }: Shown = {}): Promise<string> {
  const section = { kind: "gameSetup", options: { gameOptions }, content };
  const shown = () =>
    renderSection(section, viewer, [], {}, (view) => <OpenGameContext value={round}>{view}</OpenGameContext>);
  shown();
  await vi.dynamicImportSettled();
  return shown();
}

const button = (html: string, label: string) =>
  html.match(/<button.*?<\/button>/g)?.find((found) => found.includes(label)) ?? "";

describe("gameSetup", () => {
  it.each([
    ["start", "tagline"],
    ["coupon", "prize"],
  ])("lets editors type on the %s screen what this course says itself: its %s", async (gameOptions, name) => {
    expect(await screen(gameOptions, { viewer: "editor" })).toContain(`data-field="${name}"`);
  });

  it("says why nothing can be pressed where scripts are switched off", async () => {
    expect(await screen("start")).toMatch(/<noscript><p [^>]*>Dafür braucht es JavaScript/);
  });

  it("shows the prize of each course, and the site's words for a course that names none", async () => {
    await play({ players: [amina], coupon: { playerId: amina.id, redeemedAt: null } });
    const coupon = (prize?: TestField) => screen("coupon", prize && { content: { prize } });
    expect(await coupon({ texts: { de: "Ein Glacé am Kiosk." } })).toContain(
      '<p class="ticket__text">Ein Glacé am Kiosk.</p>',
    );
    expect(await coupon({ texts: { de: "Eine Freifahrt." } })).toContain('<p class="ticket__text">Eine Freifahrt.</p>');
    expect(await coupon()).toContain(`<p class="ticket__text">${t("golf.freeDrink")}</p>`);
    expect(await coupon({ visible: false })).not.toContain("ticket__text");
  });

  it("shows the course's own tagline above the start button, or the site's", async () => {
    const own = await screen("start", { content: { tagline: { texts: { de: "Urban Golf Chur" } } } });
    expect(own).toContain('<p class="golf-start__tagline">Urban Golf Chur</p>');
    expect(own).not.toContain(t("golf.tagline"));
    expect(await screen("start")).toContain(`<p class="golf-start__tagline">${t("golf.tagline")}</p>`);
  });

  it("names no place in the words that stand in for every course", () => {
    for (const locale of ["de", "fr"] as const) {
      const words = (["tagline", "freeDrink"] as const).map((key) => textsOf("golf", locale)[key]).join(" ");
      expect(words).not.toMatch(/Winterth|Skills Park/);
    }
  });

  it("cannot be started before the page can hear it", async () => {
    expect(button(await screen("start"), "Spiel starten")).toContain("disabled");
  });

  it("leads on from the players once there is one", async () => {
    expect(button(await screen("addPlayers"), "Zum Spiel")).not.toContain("disabled");
    await play({ players: [] });
    expect(button(await screen("addPlayers"), "Zum Spiel")).toContain("disabled");
  });

  it("says how many can play once nobody more can join", async () => {
    const players = Array.from({ length: maxPlayers }, (_, at) => ({ ...amina, id: testId(`player ${at}`) }));
    await play({ players });
    expect(await screen("addPlayers")).toContain(`Mehr als ${maxPlayers} können nicht zusammen spielen.`);
  });

  it("shows a code of 180 px that holds the link of the round", async () => {
    const link = `https://golf.example/de/game?id=${gameId}`;
    const code = (value: string) =>
      renderToStaticMarkup(
        <QRCodeSVG value={value} size={180} level="M" marginSize={2} title="QR-Code zum Mitspielen" />,
      );
    const html = await screen("share");
    expect(html).toContain(code(link));
    expect(html).not.toContain(code(`${link}0`));
    expect(html).toMatch(/<svg height="180" width="180"/);
  });

  it("waits for players on the share screen", async () => {
    expect(button(await screen("share"), "Zum Spiel")).not.toContain("disabled");
    await play({ players: [] });
    const html = await screen("share");
    expect(button(html, "Warten auf Spieler:innen …")).toContain("disabled");
    expect(button(html, "Zum Spiel")).toBe("");
  });

  it("shows editors where the code will be, and no code", async () => {
    const html = await screen("share", { viewer: "editor" });
    expect(html).toContain("Hier erscheint der QR-Code");
    expect(html).not.toContain("<svg");
  });
});
