import { describe, expect, it } from "vitest";
import { renderInRound } from "../../../../../tests/support/in-round.tsx";
import { GameStore } from "../../client/game-store.ts";
import type { GolfConnection } from "../../client/connection/connection.ts";
import type { GameView } from "../../client/game-view.ts";
import { RoundNotice } from "./round-notice.tsx";

function notices(view: Partial<GameView>, { locale = "de", isPlayer = true } = {}) {
  const store = isPlayer ? new GameStore("game", {} as GolfConnection) : null;
  const html = renderInRound(<RoundNotice />, { view, locale, store });
  return {
    said: [...html.matchAll(/<p[^>]*>([^<]+)/g)].map(([, text]) => text),
    alert: /role="alert">(.*)<\/div><\/div>/.exec(html)?.[1],
    canDismiss: html.includes("<button"),
  };
}

describe("a round that was closed while taps waited in a dead spot", () => {
  it.each([
    ["de", 1, "Nach dem Abschliessen kam eine Eingabe nicht mehr an."],
    ["de", 4, "Nach dem Abschliessen kamen 4 Eingaben nicht mehr an."],
    ["fr", 1, "Après la clôture, une saisie n’est plus arrivée."],
    ["fr", 4, "Après la clôture, 4 saisies ne sont plus arrivées."],
  ])("says so beside the lock (%s, %i)", (locale, count, sentence) => {
    const { said, alert, canDismiss } = notices({ isLocked: true, refusal: { reason: "locked", count } }, { locale });
    expect(said).toHaveLength(2);
    expect(alert).toContain(sentence);
    expect(canDismiss).toBe(true);
  });

  it("goes on saying so when the round was opened again", () => {
    expect(notices({ refusal: { reason: "locked", count: 2 } }).alert).toContain("2 Eingaben");
  });
});

it("says that a round is over rather than locked", () => {
  const { said, alert } = notices({ isFrozen: true, isLocked: true });
  expect(said).toEqual(["Diese Runde ist abgeschlossen und nimmt keine Änderungen mehr an."]);
  expect(alert).toBe("");
});

it("says how many changes were refused for other reasons", () => {
  expect(notices({ refusal: { reason: "refused", count: 3 } }).said).toEqual([
    "3 Eingaben wurden nicht angenommen. Es gilt, was hier steht.",
  ]);
});

it("has nothing to dismiss for spectators", () => {
  expect(notices({ isWatching: true, isLocked: true }, { isPlayer: false }).canDismiss).toBe(false);
});

it("says without a network what the phone keeps, and that it can keep nothing", () => {
  const [kept, unkept] = [true, false].map((isKept) => notices({ line: "offline", canScore: true, isKept }).said[0]);
  expect(kept).toContain("auf diesem Handy gesichert");
  expect(unkept).toContain("Lass diese Seite offen");
});
