import "../support/generous-limits.ts";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { refreshHosts } from "~/features/site/hosts.ts";
import { sendInput } from "~/lib/call-input.ts";
import { openApiDocument } from "~/server/api/openapi.ts";
import { allProcedures, restRoutes } from "~/server/api/rest-routes.ts";
import { answerFileRoute, exportRoute, ownRoutes, siteXliffRoute, uploadRoute } from "~/server/api/own-routes.ts";
import { presignProcedure } from "~/server/api/uploadthing.ts";
import { uploadThingPath } from "~/server/http/body-limit.ts";
import { sweepUploads } from "~/features/media/upload/parts.ts";
import { useWholeServer, type Answer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { liveMessage, opened, wholeAnswer } from "../support/live-call.ts";
import {
  cookieOf,
  makePerson,
  makeSite,
  makeThings,
  withNew,
  type TestSite,
  type Things,
} from "../support/two-sites.ts";
import { rows, type Row, type Who } from "./authorization-rows.ts";

const database = useDatabase();
const api = useWholeServer(database);
const roles = ["anonymous", "player", "opticianOfA", "opticianOfB", "admin"] as const;
type Role = (typeof roles)[number];

let siteA: TestSite;
let siteB: TestSite;
let adminId: string;
let thingsOfA: Things;
let thingsOfB: Things;
/** What is uploaded. */
let picture: Buffer;

beforeAll(async () => {
  siteA = await makeSite(database.db, "site-a");
  siteB = await makeSite(database.db, "site-b");
  await refreshHosts(); // made beside the server
  adminId = (await makePerson(database.db, "admin", true)).id;
  thingsOfA = await makeThings(database.db, siteA, adminId);
  thingsOfB = await makeThings(database.db, siteB, adminId);
  const background = "#1f3d36";
  picture = await sharp({ create: { width: 6, height: 3, channels: 3, background } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await rm(dirname(mediaFolder({ siteId: siteA.id, objectId: siteA.id })), { recursive: true, force: true });
  await sweepUploads(new Date(Date.now() + 1_000));
});

/** The answer that a role must get on site A, for things of site A or of site B. */
function expected(role: Role, row: Row, isForeign: boolean): number {
  const refusal = refusalOf(role, row.who);
  if (refusal) return refusal;
  return (isForeign || lacksLink(role, row)) && !row.hasNoObject ? 404 : (row.answer ?? 200);
}

/** What makes a player is a game's link: anybody else knows neither its id nor that of its spectators. */
function lacksLink(role: Role, { who }: Row): boolean {
  return role === "anonymous" && who === "player";
}
const withoutLinks = (things: Things): Things => ({
  ...things,
  gameId: randomUUID(),
  wonGameId: randomUUID(),
  watchId: randomUUID(),
});

function refusalOf(role: Role, who: Who): 401 | 403 | null {
  if (who === "visitor" || who === "player") return null;
  if (role === "anonymous" || role === "player" || role === "opticianOfB") return 401;
  if (who === "member" || role === "admin") return null;
  return who === "editor" && role === "opticianOfA" ? null : 403;
}

/** Signed in on site A. The optician of B holds a session there, too, which is worth nothing: no membership. */
async function cookie(role: Role): Promise<Record<string, string>> {
  if (role === "anonymous" || role === "player") return {};
  const userId = { opticianOfA: siteA.opticianId, opticianOfB: siteB.opticianId, admin: adminId }[role];
  return { cookie: await cookieOf(database.db, userId, siteA.id) };
}

const kept = new Map<Role, Record<string, string>>();

/** The same session for each door of a procedure, for calls that end none. Some want one that is minutes old at most. */
async function keptCookie(role: Role): Promise<Record<string, string>> {
  const headers = kept.get(role) ?? (await cookie(role));
  kept.set(role, headers);
  return headers;
}

interface Attempt {
  path: string;
  type: string;
  rest: { method: string; path: string };
  input: Record<string, unknown> | undefined;
  headers: Record<string, string>;
}

type Answered = Pick<Answer, "status" | "body">;

const doors = {
  http({ path, type, input, headers }: Attempt): Promise<Answered> {
    const sent = JSON.stringify(sendInput(input));
    if (type === "mutation") {
      const body = sendInput(input);
      const call = { host: siteA.host, path: `/api/trpc/${path}`, method: "POST", body };
      return api.send({ ...call, headers: { ...headers, "x-vitrine": "1" } });
    }
    const query = input ? `?input=${encodeURIComponent(sent)}` : "";
    return api.send({ host: siteA.host, path: `/api/trpc/${path}${query}`, headers });
  },
  rest({ rest, input, headers }: Attempt): Promise<Answered> {
    const isUpload = rest.path === uploadRoute.path;
    const isInQuery = rest.method === "GET" || isUpload;
    const query = new URLSearchParams(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]));
    const path = `/api/v1${rest.path}${isInQuery && query.size > 0 ? `?${query.toString()}` : ""}`;
    const sent = { host: siteA.host, path, method: rest.method };
    if (isUpload) headers = { ...headers, "content-type": "application/octet-stream" };
    return api.send({ ...sent, headers, body: isUpload ? picture : isInQuery ? undefined : (input ?? {}) });
  },
  uploads({ input, headers }: Attempt): Promise<Answered> {
    const path = `${uploadThingPath}?actionType=upload&slug=picture`;
    return api.send({ host: siteA.host, path, method: "POST", headers, body: input });
  },
  async ws({ path, type, input, headers }: Attempt): Promise<Answered> {
    const socket = await opened(api.socket(siteA.host, headers));
    const method = type as "query" | "mutation" | "subscription";
    const message = liveMessage({ id: 1, method, path, input });
    const { status, text } = await wholeAnswer(socket, 1, message).finally(() => socket.terminate());
    return { status, body: text };
  },
};

/** Every method and path that the description of the REST door names, with its procedure. */
const described = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
  (["get", "post", "put", "patch", "delete"] as const)
    .filter((method) => item[method])
    .map((name) => {
      const method = name.toUpperCase();
      const procedure = restRoutes().get(path)?.get(method)?.procedure;
      return { path, method, procedure: procedure ?? ownRoutes.find((route) => route.path === path)?.procedure };
    }),
);

/** The uploads and the downloads are tried as procedures of these names, too: over those doors there are none. */
const upload = { path: uploadRoute.procedure, type: "mutation", meta: { openapi: uploadRoute, live: undefined } };
const presign = { path: presignProcedure, type: "mutation", meta: { openapi: undefined, live: undefined } };
const downloads = [exportRoute, siteXliffRoute, answerFileRoute].map((route) => ({
  path: route.procedure,
  type: "query" as const,
  meta: { openapi: route, live: undefined },
}));
const noProcedures: readonly string[] = [upload, ...downloads, presign].map(({ path }) => path);
const procedures = allProcedures().map(([path, { _def }]) => ({ path, type: _def.type, meta: _def.meta }));
const calls = [...procedures, upload, ...downloads, presign];

describe("authorization matrix", () => {
  it("has one row for each procedure, for each upload, and for each download", () =>
    expect(Object.keys(rows).toSorted()).toEqual(calls.map(({ path }) => path).toSorted()));

  it("reaches every query and mutation over REST as well", () => {
    const without = procedures.filter(({ type, meta }) => type !== "subscription" && !meta?.openapi);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it("tries every method and path that the REST door describes", () => {
    expect(described.length).toBeGreaterThan(40);
    for (const { path, method, procedure } of described)
      expect(rows, `${method} ${path}`).toHaveProperty([procedure ?? "no procedure"]);
    const answered = [
      ...[...restRoutes()].flatMap(([path, methods]) => [...methods.keys()].map((one) => `${one} ${path}`)),
      ...ownRoutes.map(({ method, path }) => `${method} ${path}`),
    ];
    expect(described.map(({ path, method }) => `${method} ${path}`).toSorted()).toEqual(answered.toSorted());
  });

  describe.each(calls)("$path", ({ path, type, meta }) => {
    beforeAll(() => kept.clear());
    const row = rows[path];
    const overRest = described.filter(({ procedure }) => procedure === path);
    const reachable = [
      { name: "http", door: "http", rest: { method: "", path: "" } },
      ...overRest.map((rest) => ({ name: `${rest.method} ${rest.path}`, door: "rest", rest }) as const),
      { name: "ws", door: "ws", rest: { method: "", path: "" } },
      ...(path === presign.path
        ? [{ name: uploadThingPath, door: "uploads", rest: { method: "", path: "" } } as const]
        : []),
    ] as const;

    it.each(reachable)("over $name lets in who may, and nobody else", async ({ door, rest }) => {
      if (!row) throw new Error("no row");
      const answers: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      const closed = isClosed(door);
      // A door that is closed for all reads neither the object nor who asks: those who may least and most stand for all.
      const asking = closed === null ? roles : (["anonymous", "admin"] as const);
      for (const role of asking) {
        for (const isForeign of closed === null ? [false, true] : [false]) {
          const key = `${role}, ${isForeign ? "foreign" : "own"} object`;
          wanted[key] = closed ?? expected(role, row, isForeign);
          const usedUp = !isForeign && wanted[key] === 200 ? row.usesUp : undefined;
          const own = usedUp ? await withNew(usedUp, thingsOfA, { db: database.db, site: siteA, adminId }) : thingsOfA;
          const things = isForeign && !row.hasNoObject ? thingsOfB : own;
          const input = row.input(lacksLink(role, row) ? withoutLinks(things) : things);
          const headers = await (path.startsWith("account.") ? cookie(role) : keptCookie(role)); // those may end a session
          const { status, body } = await doors[door]({ path, type, rest, input, headers });
          answers[key] = status;
          expect(JSON.stringify(body), key).not.toContain(siteB.key);
          if (status === 200) expectOwnOnly(body, key);
          if (status === 200 && row.lists && door !== "ws") expect(JSON.stringify(body)).toContain(row.lists(own));
        }
      }
      expect(answers).toEqual(wanted);
    });

    /** Nothing of the other site stands in an answer, whatever was asked. */
    function expectOwnOnly(body: unknown, key: string): void {
      const text = JSON.stringify(body);
      for (const id of [siteB.id, ...Object.values<string>({ ...thingsOfB })]) expect(text, key).not.toContain(id);
    }

    function isClosed(door: keyof typeof doors): number | null {
      if (noProcedures.includes(path) && door === "http") return 404;
      if (door === "ws") return meta?.live ? null : 404;
      return door === "http" && type === "subscription" ? 405 : null;
    }
  });
});

describe("a section of another site on a page of one's own", () => {
  it.each([
    ["group/sort", { direction: "up" }],
    ["group/remove", {}],
    ["group/meta", { meta: { disallowedLanguages: ["fr"] } }],
    ["group/visibility", { visibleFields: { kicker: false } }],
    ["group/status", { to: "markedForDeletion" }],
  ])("is not there for %s", async (path, more) => {
    const headers = await cookie("opticianOfA");
    const body = { pageId: thingsOfA.pageId, groupId: thingsOfB.draftGroupId, ...more };
    const sent = { host: siteA.host, path: `/api/v1/${path}`, method: "POST", headers, body };
    expect((await api.send(sent)).status).toBe(404);
  });

  it("is no neighbour for group/add", async () => {
    const headers = await cookie("opticianOfA");
    const body = { pageId: thingsOfA.pageId, groupName: "hero", nextTo: thingsOfB.groupId };
    const sent = { host: siteA.host, path: "/api/v1/group/add", method: "POST", headers, body };
    expect((await api.send(sent)).status).toBe(404);
  });
});

describe("a session", () => {
  const me = (host: string, headers: Record<string, string>) =>
    api.send({ host, path: "/api/v1/account/me", headers }).then(({ status }) => status);

  it("is good on its own site only", async () => {
    const headers = { cookie: await cookieOf(database.db, adminId, siteA.id) };
    expect([await me(siteA.host, headers), await me(siteB.host, headers)]).toEqual([200, 401]);
  });

  it("ends everywhere with a change of the password, for open sockets too", async () => {
    const person = await makePerson(database.db, "leaver", true);
    const headers = { cookie: await cookieOf(database.db, person.id, siteA.id) };
    const socket = await opened(api.socket(siteA.host, headers));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const body = rows["account.changePassword"]?.input(thingsOfA);
    const path = "/api/v1/account/changePassword";
    expect((await api.send({ host: siteA.host, path, method: "POST", headers, body })).status).toBe(200);
    expect(await me(siteA.host, headers)).toBe(401);
    expect(await closed).toBe(4401);
  });

  it("dies with the membership, for open sockets too", async () => {
    const { memberId } = await makeThings(database.db, siteA, adminId);
    const headers = { cookie: await cookieOf(database.db, memberId, siteA.id) };
    const settings = () => api.send({ host: siteA.host, path: "/api/v1/settings", headers });
    expect((await settings()).status).toBe(200);
    const socket = await opened(api.socket(siteA.host, headers));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const admin = { cookie: await cookieOf(database.db, adminId, siteA.id) };
    const removal = { host: siteA.host, path: "/api/v1/member/remove", method: "POST", headers: admin };
    expect((await api.send({ ...removal, body: { userId: memberId } })).status).toBe(200);
    expect((await settings()).status).toBe(401);
    expect(await closed).toBe(4401);
  });
});

describe("a call that changes something", () => {
  const change = async (headers: Record<string, string>, path = "/api/v1/page/present") =>
    api.send({
      host: siteA.host,
      path,
      method: "POST",
      headers: { cookie: await cookieOf(database.db, adminId, siteA.id), ...headers },
      body: { pageId: thingsOfA.pageId, groupId: null, fieldName: null },
    });

  it.each([
    ["a form's content type", { "content-type": "text/plain" }, 415],
    ["a sibling host", { "sec-fetch-site": "same-site" }, 403],
    ["a foreign page", { "sec-fetch-site": "cross-site" }, 403],
    ["a sandboxed frame", { "sec-fetch-site": "cross-site", origin: "null" }, 403],
    ["its own page", { "sec-fetch-site": "same-origin" }, 200],
  ])("from %s answers as it should", async (_name, headers, status) => {
    expect((await change(headers)).status).toBe(status);
  });

  it("needs tRPC's own header over tRPC", async () =>
    expect((await change({}, "/api/trpc/page.present")).status).toBe(403));

  it("is not made by GET", async () =>
    expect((await api.send({ host: siteA.host, path: "/api/v1/page/publish?id=x" })).status).toBe(405));

  it.each(allProcedures().map(([path, { _def }]) => ({ path, shapes: _def.inputs as z.ZodType[] })))(
    "refuses keys that it does not know in $path",
    ({ path, shapes }) => {
      const input = rows[path]?.input(thingsOfA);
      const known = shapes.every((shape) => shape.safeParse(input).success);
      const unknown = shapes.every((shape) => shape.safeParse({ ...(input as object), surplus: 1 }).success);
      expect([known, unknown && shapes.length > 0]).toEqual([true, false]);
    },
  );

  it("refuses keys that it does not know, and names them nowhere but in the fields", async () => {
    const headers = { cookie: await cookieOf(database.db, adminId, siteA.id) };
    const body = { id: thingsOfA.pageId, siteId: siteB.id };
    const sent = { host: siteA.host, path: "/api/v1/page/publish", method: "POST", headers, body };
    const answer = await api.send(sent);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "BAD_REQUEST" } } });
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|\.ts/);
  });

  it("is at most one megabyte large, and at most ten calls at once", async () => {
    const large = { host: siteA.host, path: "/api/v1/data", method: "POST", body: "x".repeat(1_100_000) };
    expect((await api.send(large)).status).toBe(413);
    const many = Array.from({ length: 11 }, () => "settings.get").join(",");
    const path = `/api/trpc/${many}?batch=1&input=%7B%7D`;
    expect((await api.send({ host: siteA.host, path })).status).toBe(400);
  });

  it("is described, with PUT beside POST where both are answered", async () => {
    const { body } = await api.send({ host: siteA.host, path: "/api/v1/openapi.json" });
    expect(body).toMatchObject({
      openapi: "3.1.0",
      paths: { "/field/visibility": { post: {}, put: {} }, "/data": {} },
    });
  });
});
