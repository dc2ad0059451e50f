import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerFile, answerPage, type Surroundings } from "./answers.ts";
import { cacheOfFile, fileCache, keptPagePath, mapCache } from "./names.ts";

const origin = "https://golf.example";
const immutable = { "cache-control": "public, max-age=31536000, immutable" };

/** Caches that hold what the test puts into them, by path. */
function surroundings(kept: Record<string, Response>, network: (path: string) => Promise<Response>) {
  const entries = new Map(Object.entries(kept));
  const pathOf = (request: RequestInfo | URL) => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request, origin);
    return pathname + search;
  };
  const cache = {
    match: async (request: RequestInfo | URL) => entries.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(pathOf(request), response),
    keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
    delete: async (request: RequestInfo | URL) => entries.delete(pathOf(request)),
  } as unknown as Cache;
  const around: Surroundings = {
    fetch: (request) => network(pathOf(request)),
    caches: { open: async () => cache },
  };
  return { around, entries };
}
const text = (answer: Promise<Response>) => answer.then((response) => response.text());
const request = (path: string) => new Request(origin + path);
const offline = () => Promise.reject(new TypeError("no network"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a page of the game", () => {
  const play = "/de/~urban-golf-play";
  const kept = () => ({ [play]: new Response("kept"), "/de/~urban-golf-start": new Response("start") });

  it("comes from the network when there is one", async () => {
    const { around } = surroundings(kept(), async () => new Response("fresh"));
    expect(await text(answerPage(request(play), around))).toBe("fresh");
  });
  it("is the kept one without a network, whatever its query", async () => {
    const { around } = surroundings(kept(), offline);
    expect(await text(answerPage(request(`${play}?watch=1`), around))).toBe("kept");
  });
  it("is the kept one when the network takes longer than three seconds", async () => {
    const { around } = surroundings(kept(), () => new Promise(() => undefined));
    const answer = text(answerPage(request(play), around));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe("kept");
  });
  it("is the kept one when the server is down behind its proxy, and the network's when nothing is kept", async () => {
    const down = async () => new Response("down", { status: 502 });
    expect(await text(answerPage(request(play), surroundings(kept(), down).around))).toBe("kept");
    expect(await text(answerPage(request(play), surroundings({}, down).around))).toBe("down");
  });
  it("is waited for when nothing is kept", async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("slow")), 9_000));
    const answer = text(answerPage(request(play), surroundings({}, slow).around));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await answer).toBe("slow");
  });
  it("is the start screen for a shared link", async () => {
    const { around } = surroundings(kept(), offline);
    expect(await text(answerPage(request("/de/game?id=1"), around))).toBe("start");
  });
  it("fails as ever when nothing is kept and there is no network", async () => {
    await expect(answerPage(request(play), surroundings({}, offline).around)).rejects.toThrow("no network");
  });
});

describe("a file of the game", () => {
  it("is taken from what is kept when it never changes", async () => {
    const { around } = surroundings({ "/_next/static/a.js": new Response("kept", { headers: immutable }) }, offline);
    expect(await text(answerFile(request("/_next/static/a.js"), fileCache, around))).toBe("kept");
  });
  it("comes from the network when it may have changed, and is the kept one without a network", async () => {
    const kept = () => ({ "/_next/static/a.js": new Response("kept") });
    const fresh = surroundings(kept(), async () => new Response("fresh"));
    expect(await text(answerFile(request("/_next/static/a.js"), fileCache, fresh.around))).toBe("fresh");
    const { around } = surroundings(kept(), offline);
    expect(await text(answerFile(request("/_next/static/a.js"), fileCache, around))).toBe("kept");
    const stuck = surroundings(kept(), () => new Promise(() => undefined));
    const answer = text(answerFile(request("/_next/static/a.js"), fileCache, stuck.around));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe("kept");
  });
  it("may be the same picture in another size", async () => {
    const { around } = surroundings({ "/media/x/960.webp": new Response("960") }, offline);
    expect(await text(answerFile(request("/media/x/480.webp"), fileCache, around))).toBe("960");
    await expect(answerFile(request("/media/y/480.webp"), fileCache, around)).rejects.toThrow("no network");
  });
  it("is kept as it comes only where it is a piece of the map, and only as many as a phone can bear", async () => {
    const { around, entries } = surroundings({}, async () => new Response("tile"));
    await answerFile(request("/media/x/480.webp"), fileCache, around);
    expect(entries.size).toBe(0);
    for (let tile = 0; tile < 700; tile += 1) await answerFile(request(`/map/light/${tile}.pbf`), mapCache, around);
    expect(entries.size).toBe(600);
    expect(entries.has("/map/light/699.pbf")).toBe(true);
  });
});

it("has no part in anything but the game", () => {
  const others = ["/de", "/de/edit/~urban-golf-play", "/de/login", "/login", "/de/games", "/de/map/stadthaus"];
  expect(others.map(keptPagePath)).toEqual(others.map(() => null));
  expect(["/api/v1/game/get", "/favicon.svg", "/golf-sw.js"].map(cacheOfFile)).toEqual([null, null, null]);
});
