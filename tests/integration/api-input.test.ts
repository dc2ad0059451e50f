import "../support/generous-limits.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { answerTo, opened, rawAnswer } from "../support/live-call.ts";
import { cookieOf, makePerson, makeSite, makeThings, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
});

/** Superjson's description of an array of 300 million entries, in a hundred bytes. */
const bomb = {
  json: { gameId: { length: 300_000_000 } },
  meta: { values: { gameId: [["typed-array", "Uint8Array"]] } },
};
const described = { json: { period: "day" }, meta: { values: {} } };
const plain = { json: { period: "day" } };

const get = (path: string, input: unknown) =>
  api.send({ host: site.host, path: `/api/trpc/${path}input=${encodeURIComponent(JSON.stringify(input))}` });
const post = (path: string, body: unknown) =>
  api.send({ host: site.host, path: `/api/trpc/${path}`, method: "POST", headers: { "x-vitrine": "1" }, body });

describe("an input that describes types of its own", () => {
  it("is refused over HTTP, in queries and mutations", async () => {
    expect((await get("record.list?", plain)).status).toBe(200);
    expect((await get("record.list?", described)).status).toBe(400);
    expect((await get("game.get?", bomb)).status).toBe(400);
    expect((await post("game.create", { ...bomb, json: {} })).status).toBe(400);
  });

  it("is refused where a procedure takes no input at all", async () => {
    expect((await get("account.me?", {})).status).toBe(401);
    expect((await get("account.me?", bomb)).status).toBe(400);
  });

  it("is refused in a batch", async () => {
    const { status } = await get("record.list,record.list?batch=1&", { 0: plain, 1: described });
    expect(status).toBe(400);
    expect((await get("record.list,record.list?batch=1&", { 0: plain, 1: plain })).status).toBe(200);
  });

  it("is refused over the live door, alone and in a batch, with the id of its call", async () => {
    const socket = await opened(api.socket(site.host));
    const call = (id: number, input: unknown) => ({
      id,
      jsonrpc: "2.0",
      method: "query",
      params: { path: "game.get", input },
    });
    expect(await rawAnswer(socket, 1, call(1, bomb))).toBe(400);
    expect(await rawAnswer(socket, 3, [call(2, bomb), call(3, { json: {}, meta: {} })])).toBe(400);
    expect(await answerTo(socket, { id: 4, method: "query", path: "game.get", input: {} })).toBe(400);
    socket.terminate();
  });

  it("is an unknown key for REST", async () => {
    const { status } = await api.send({ host: site.host, path: "/api/v1/game/create", method: "POST", body: bomb });
    expect(status).toBe(400);
  });
});

describe("an input of an editor that fits no column", () => {
  it.each([
    ["a revision beyond the database", { baseRevision: 2 ** 31 }],
    ["an undo of nothing", { operation: { opId: crypto.randomUUID(), command: "history.undo", input: null } }],
    [
      "an undo of no list",
      { operation: { opId: crypto.randomUUID(), command: "history.undo", input: { opIds: null } } },
    ],
    ["a command that is none", { operation: { opId: crypto.randomUUID(), command: "__proto__", input: {} } }],
  ])("is the caller's fault: %s", async (_name, part) => {
    const { id } = await makePerson(database.db, "admin", true);
    const { pageId } = await makeThings(database.db, site, id);
    const operation = { opId: crypto.randomUUID(), command: "group.remove", input: {} };
    const body = { pageId, baseRevision: 0, operation, ...part };
    const headers = { cookie: await cookieOf(database.db, id, site.id) };
    const sent = { host: site.host, path: "/api/v1/page/edit", method: "POST", headers, body };
    expect((await api.send(sent)).status).toBe(400);
  });
});

describe("a text that cannot be stored", () => {
  it.each([
    ["NUL", "a\0b"],
    ["half a surrogate pair", "a\ud800"],
  ])("is refused on every door: %s", async (_name, playerName) => {
    const input = { gameId: crypto.randomUUID(), opId: crypto.randomUUID(), playerName };
    expect((await post("player.add", { json: input })).status).toBe(400);
    const rest = { host: site.host, path: "/api/v1/player/add", method: "POST", body: input };
    expect((await api.send(rest)).status).toBe(400);
    const socket = await opened(api.socket(site.host));
    expect(await answerTo(socket, { id: 1, method: "mutation", path: "player.add", input })).toBe(400);
    socket.terminate();
  });
});

describe("the name of a call", () => {
  it("opens no event stream, however it is spelled", async () => {
    for (const name of ["game.onChange", "game%2EonChange", "game.on%43hange", "record.list%2cgame.onChange"]) {
      const { status } = await get(`${name}?${name.includes("%2c") ? "batch=1&" : ""}`, {});
      expect(status, name).toBe(405);
    }
    expect((await get("record.list%2crecord.list?batch=1&", { 0: plain, 1: plain })).status).toBe(200);
  });

  it("ends with one slash at most: to look for the end of many would hold everybody else up", async () => {
    const statusOf = async (path: string) =>
      (await api.send({ host: site.host, path: `/api/v1/account/me${path}` })).status;
    expect(await statusOf("")).toBe(401);
    expect(await statusOf("/")).toBe(401);
    expect(await statusOf("//")).toBe(404);
  });
});
