import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const mine = "10000000-0000-4000-8000-000000000000";
const other = "20000000-0000-4000-8000-000000000000";

beforeEach(() => keepsValues(new Map()));
afterEach(() => vi.unstubAllGlobals());

function keepsValues(entries: Map<string, string>) {
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
}

function forbidsToKeep() {
  const forbidden = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden } });
}

/** A page of its own: what another page has only in its memory is lost. */
async function open(address: string) {
  vi.stubGlobal("location", new URL(address, "https://golf.example"));
  vi.resetModules();
  return import("./current-game.ts");
}

describe("the round that a page is for", () => {
  it("is the one that the phone plays", async () => {
    (await open("/de/start")).rememberGame(mine);
    const play = await open("/de/play");
    expect(play.askedRound()).toEqual({ id: mine, isWatching: false });
    expect(play.pathInRound("/de/share", mine)).toBe(`/de/share?id=${mine}`);
    play.forgetGame(mine);
    expect(play.askedRound()).toBeNull();
  });

  it.each([
    [`?id=${other}`, { id: other, isWatching: false }],
    [`?watch=${other.toUpperCase()}`, { id: other, isWatching: true }],
    [`?id=${mine}&watch=${other}`, { id: other, isWatching: true }],
    ["?id=abc", { id: null, isWatching: false }],
    ["?id=", { id: null, isWatching: false }],
    ["?watch=abc", { id: null, isWatching: true }],
  ])("is the link's (%s) before the phone's own, also when nobody can read it", async (search, asked) => {
    (await open("/de/start")).rememberGame(mine);
    expect((await open(`/de/game${search}`)).askedRound()).toEqual(asked);
  });

  it("goes along in the address where the browser keeps nothing", async () => {
    forbidsToKeep();
    const start = await open("/de/start");
    start.rememberGame(mine);
    let address = start.pathInRound("/de/edit", mine);
    for (const next of ["/de/share", "/de/play"]) {
      const page = await open(address);
      expect(page.askedRound()).toEqual({ id: mine, isWatching: false });
      address = page.pathInRound(next, mine);
    }
    expect(address).toBe(`/de/play?id=${mine}`);
    expect(() => start.forgetGame(mine)).not.toThrow();
  });

  it("leads from a linked round to its own screens and not to the phone's other round", async () => {
    (await open("/de/start")).rememberGame(mine);
    expect((await open(`/de/play?id=${other}`)).pathInRound("/de/coupon", other)).toBe(`/de/coupon?id=${other}`);
  });
});

it("keeps the round that the phone plays when another one is gone, or its link cannot be read", async () => {
  (await open("/de/start")).rememberGame(mine);
  const page = await open("/de/game?id=abc");
  const { joinRound } = await import("./start-round.ts");
  expect(await joinRound(null, () => undefined)).toBe("gone");
  page.forgetGame(other);
  expect((await open("/de/play")).askedRound()).toEqual({ id: mine, isWatching: false });
});
