// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import { textsOf } from "~/i18n/catalogue.ts";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import type { Course, CourseHole } from "../../course.ts";
import type { Coupon } from "../../schema.ts";
import { RankingTable } from "../ranking/ranking-table.tsx";
import { CouponStub } from "./coupon-stub.tsx";
import { rememberCouponVisit, wasCouponVisited } from "./coupon-visit.ts";
import { useCoupon } from "./use-coupon.ts";

const createdAt = "2026-07-01T10:00:00.000Z";
const game = { id: "this-round", gameName: "Game", createdAt, watchId: "watch" };
const course: Course = { rankingName: null, holes: ["one", "two"].map((pageId) => ({ pageId, par: 3 }) as CourseHole) };
const player = (id: string, playerName: string) => ({ id, playerName, createdAt, earlierPageIds: [] });
const score = (playerId: string, pageId: string, strokes: number) => ({ playerId, pageId, score: strokes });
const played = {
  game,
  players: [player("a", "Amina"), player("l", "Luca")],
  holes: [score("a", "one", 4), score("a", "two", 4), score("l", "one", 2), score("l", "two", 3)],
};
const coupon: Coupon = { playerId: "l", playerName: "Luca", code: "ABCDE12345", issuedAt: createdAt, redeemedAt: null };

let leave: () => void;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // rows that glide are not looked at here
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

describe("the button to the coupon in the ranking", () => {
  function shown(view: Partial<GameView>) {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    act(() => root.render(inRound(<RankingTable />, { course, view: { ...played, ...view } })));
    leave = () => act(() => root.unmount());
    return [...document.querySelectorAll<HTMLAnchorElement>("a.golf-ranking__coupon")];
  }

  it("stands at first place, leads to this round's coupon, and lets it open there at once", () => {
    const [button, another] = shown({});
    expect(another).toBeUndefined();
    expect(button?.textContent).toBe("Gutschein öffnen");
    expect(button?.closest("tr")?.dataset["place"]).toBe("1");
    expect(button?.closest("th")?.textContent).toContain("Luca");
    expect(button?.getAttribute("href")).toBe("/coupon?id=this-round");
    expect(wasCouponVisited(game.id)).toBe(false);
    document.addEventListener("click", (event) => event.preventDefault(), { once: true }); // nobody leaves the page here
    button?.click();
    expect(wasCouponVisited(game.id)).toBe(true);
  });

  it.each<[string, Partial<GameView>]>([
    ["before anybody has a score", { holes: [] }],
    ["while the page before the ranking is not complete", { holes: played.holes.slice(0, 3) }],
    ["for who only watches", { isWatching: true }],
  ])("is not there %s", (_, view) => expect(shown(view)).toEqual([]));
});

describe("the button on the coupon's page", () => {
  const call = vi.fn();
  const opened = { ok: true, value: coupon };
  let gameId: string;
  beforeEach(() => void (gameId = crypto.randomUUID())); // what a phone has kept of one round opens no other's
  /** What stands on the ticket's lower part. */
  const words = () => document.body.textContent;

  async function open({ isDue = true, answer = opened }: { isDue?: boolean; answer?: object } = {}) {
    call.mockReset().mockResolvedValue(answer);
    const store = { gameId, call } as unknown as GameStore;
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    const Lower = () => <CouponStub ticket={useCoupon({ isDue, holderId: "l" })} />;
    await act(async () => root.render(inRound(<Lower />, { store, view: { ...played, isConnected: true } })));
    leave = () => act(() => root.unmount());
    return document.querySelector("button");
  }

  it("opens the coupon, and is gone then", async () => {
    const button = await open();
    expect([words(), call.mock.calls.length]).toEqual(["Gutschein öffnen", 0]);
    await act(async () => button?.click());
    expect(words()).toContain("ABCDE-12345");
    expect([call.mock.calls.length, document.querySelector("button")]).toEqual([1, null]);
  });

  it("is not needed by who came from the ranking, once the coupon is due", async () => {
    rememberCouponVisit(gameId);
    await open({ isDue: false });
    expect([words(), call.mock.calls.length]).toEqual(["Gutschein öffnen", 0]);
    leave();
    await open();
    expect(words()).toContain("ABCDE-12345");
  });

  it("says why it could not, and tries again", async () => {
    const button = await open({ answer: { ok: false, reason: "coupons-per-day" } });
    await act(async () => button?.click());
    expect(document.querySelector("[role=alert]")?.textContent).toBe(textsOf("golf", "de").couponsGone);
    expect(document.querySelector("button")?.textContent).toBe("Nochmals");
    call.mockResolvedValue(opened);
    await act(async () => document.querySelector("button")?.click());
    expect(words()).toContain("ABCDE-12345");
  });
});
