import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession, sealSession, sessionCookieName } from "~/server/auth.ts";
import { getDb } from "~/server/db.ts";
import { siteWithPages } from "../support/published-page.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makeSite, makeThings, type TestSite, type Things } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

/** A build and media of this test's own; the environment is read once, by the first import. */
const { dist, data } = vi.hoisted(() => {
  const folder = `node_modules/.doors-test-${process.pid}`;
  [process.env.VITRINE_DIST, process.env.DATA_DIR] = [`${folder}/build`, `${folder}/data`];
  return { dist: `${folder}/build`, data: `${folder}/data` };
});
const database = useDatabase();
let server: WebServer;
let site: TestSite;
let other: { id: string };
let secret: { id: string; pages: string[] };
let things: Things;
/** A request whose headers never end, begun first of all and looked at in the end. */
let neverEnding: ReturnType<typeof spoken>;
const medium = randomUUID();

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}
const mediaFile = (siteId: string, objectId: string, name: string) => join(data, "media", siteId, objectId, name);

beforeAll(async () => {
  site = await makeSite(database.db, "doors");
  other = await siteWithPages(database.db, "other", []);
  secret = await siteWithPages(database.db, "secret", ["tresor"]);
  const locked = { id: secret.pages[0], siteId: secret.id };
  await database.db.page.updateMany({ where: locked, data: { passwordHash: "x" } });
  const { userId: adminId } = await admin();
  things = await makeThings(database.db, site, adminId);
  write(join(dist, "static", "chunks", "app-1.js"), "first()");
  server = await startWebServer(database.url);
  neverEnding = spoken("GET /de HTTP/1.1\r\nHost: doors.test\r\nX-");
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
  rmSync(dirname(dist), { recursive: true, force: true });
});
beforeEach(() => void server.rendered.splice(0));

async function admin(): Promise<{ userId: string; sessionId: string }> {
  const user = { email: `${randomUUID()}@vitrine.example`, name: "Admin", isAdmin: true };
  const { id } = await database.db.user.create({ data: user });
  return { userId: id, sessionId: await openSession(database.db, id) };
}
const get = (path: string, headers: Record<string, string> = {}) => server.get(site.host, path, { headers });

/** What the server says to these bytes before it hangs up; the caller itself never hangs up. */
function spoken(bytes: string): Promise<{ heard: string; ms: number }> {
  return new Promise((resolve) => {
    const began = performance.now();
    let heard = "";
    const socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(bytes));
    // Whoever is gone answers the next byte with a reset.
    const poke = setInterval(() => socket.write("x"), 100);
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("end", () => (heard += "|end"));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(poke);
      resolve({ heard, ms: performance.now() - began });
    });
  });
}

describe("a caller who never hangs up", () => {
  it.each([
    [
      "a refused upgrade",
      "GET /de HTTP/1.1\r\nHost: doors.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      "404",
    ],
    [
      "a live socket for no site",
      "GET /api/live HTTP/1.1\r\nHost: nobody.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
      "404",
    ],
    ["something that is no HTTP", "HELO there\r\n\r\n", "400"],
  ])("is hung up on soon: %s", async (_name, bytes, status) => {
    const { heard, ms } = await spoken(bytes);
    expect(heard).toContain(`HTTP/1.1 ${status}`);
    expect(ms).toBeLessThan(10_000);
  });
});

describe("a request that is none", () => {
  it.each([
    ["two hosts", `GET /de HTTP/1.1\r\nHost: doors.test\r\nHost: other.test\r\nConnection: close\r\n\r\n`, "400"],
    ["a port beyond all", `GET /api/auth/csrf HTTP/1.1\r\nHost: doors.test:99999\r\nConnection: close\r\n\r\n`, "404"],
    [
      "half a letter in a call's name",
      `GET /api/trpc/%F0%28 HTTP/1.1\r\nHost: doors.test\r\nConnection: close\r\n\r\n`,
      "400",
    ],
    [
      "half a letter in a page's name",
      `GET /de/%F0%28 HTTP/1.1\r\nHost: doors.test\r\nConnection: close\r\n\r\n`,
      "400",
    ],
    [
      "a body of unknown length",
      `POST /api/auth/signout HTTP/1.1\r\nHost: doors.test\r\nTransfer-Encoding: chunked\r\n\r\n`,
      "411",
    ],
    [
      "a body of two megabytes",
      `POST /api/auth/signout HTTP/1.1\r\nHost: doors.test\r\nContent-Length: 2000000\r\n\r\n`,
      "413",
    ],
  ])("is refused: %s", async (_name, bytes, status) => {
    expect((await spoken(bytes)).heard).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(server.rendered).toEqual([]);
  });

  it.each([
    ["a body of two megabytes", "Content-Length: 2000000", 413, "PAYLOAD_TOO_LARGE"],
    ["a body of unknown length", "Transfer-Encoding: chunked", 411, "LENGTH_REQUIRED"],
  ])("is told so in JSON where it called the API, and on a page elsewhere: %s", async (_name, header, status, code) => {
    const refused = async (path: string) =>
      (await spoken(`POST ${path} HTTP/1.1\r\nHost: doors.test\r\n${header}\r\n\r\n`)).heard;
    const [headers = "", body = ""] = (await refused("/api/v1/data")).split("\r\n\r\n");
    expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status}[^]*content-type: application/json`, "i"));
    expect(body).toContain(`{"error":{"code":"${code}"`);
    expect(await refused("/de")).toMatch(/content-type: text\/html/i);
  });

  it("lets a class sign in at once, and turns a flood away before NextAuth works for it", async () => {
    const ask = (localAddress: string) =>
      new Promise<number>((resolve, reject) => {
        const [host, path] = [`${site.host}:${server.port}`, "/api/auth/csrf"];
        request({ port: server.port, host: "127.0.0.1", path, localAddress, headers: { host } }, (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
        })
          .once("error", reject)
          .end();
      });
    const statuses: number[] = [];
    for (let count = 0; count < 250; count += 1) statuses.push(await ask("127.0.0.77"));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(statuses.slice(0, 240)).not.toContain(429);
    expect(await ask("127.0.0.78")).not.toBe(429);
  });

  it.each([
    ["POST", "_log", 404],
    ["GET", "anything", 404],
    ["GET", "callback/credentials", 405],
    ["POST", "csrf", 405],
  ])("goes no further than the door of the sign-in: %s %s", async (method, action, status) => {
    const headers = { "content-length": "0" };
    expect((await server.get(site.host, `/api/auth/${action}`, { method, headers })).status).toBe(status);
  });

  it.each(["callback/credentials", "signout"])(
    "of the sign-in takes what its own host's page sends alone: %s",
    async (action) => {
      const sent = async (said: Record<string, string>) => {
        const headers = { "content-length": "0", ...said };
        const { status } = await server.get(site.host, `/api/auth/${action}`, { method: "POST", headers });
        return status;
      };
      const origin = `http://${site.host}:${server.port}`;
      const foreign = [
        ["origin", ""],
        ["origin", "null"],
        ["origin", "http://neighbour.test"],
        ["sec-fetch-site", "same-site"],
      ] as const;
      for (const [name, value] of foreign) expect(await sent({ [name]: value }), value).toBe(403);
      expect(await sent({})).toBe(403);
      for (const [name, value] of [
        ["origin", origin],
        ["sec-fetch-site", "same-origin"],
      ] as const)
        expect(await sent({ [name]: value }), value).not.toBe(403);
    },
  );

  it.each(["/api/v1/game/history?before=2147483648&gameId=", "/api/v1/game/history?before=9007199254740993&gameId="])(
    "is no fault of ours: %s",
    async (path) => expect((await get(path + things.gameId)).status).toBe(400),
  );
});

describe("a page", () => {
  it("says what its scripts, frames and forms may do", async () => {
    const slug = await slugOf(things.pageId);
    for (const path of [`/de/${slug}`, "/login"]) {
      const policy = (await get(path)).headers["content-security-policy"]?.toString() ?? "";
      const directives = policy.split("; ").map((each) => each.split(" ")[0]);
      expect(directives).toEqual(
        expect.arrayContaining(["default-src", "script-src", "connect-src", "img-src", "style-src"]),
      );
      for (const strict of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"])
        expect(policy.split("; "), path).toContain(strict);
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      expect(policy, path).not.toMatch(/(script|default|connect)-src[^;]*(\*|https?:)/);
    }
  });

  it("that is made for one person lets no text become code, and says so in its first script", async () => {
    const { headers, body } = await get("/login");
    const policy = headers["content-security-policy"]?.toString() ?? "";
    expect(policy).toContain("; require-trusted-types-for 'script'");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(body).toMatch(new RegExp(`<head><script nonce="${nonce}">[^<]*trustedTypes`));
  });

  it("is kept apart by language", async () => {
    const [de, fr] = [
      await get(`/de/${await slugOf(things.pageId)}`),
      await get(`/fr/${await slugOf(things.pageId, "fr")}`),
    ];
    expect([de.status, fr.status]).toEqual([200, 200]);
    expect(de.body).toContain("/de/page/");
    expect(fr.body).toContain("/fr/page/");
  });

  it("at its own address keeps the query of the one that was asked for", async () => {
    const query = "?utm_source=brief&next=//elsewhere.test";
    const { status, headers } = await get(`/${query}`);
    expect([status, headers.location]).toEqual([307, `/de${query}`]);
  });

  it("is the same with a slash behind it, and keeps the query on the way there", async () => {
    const query = "?utm_source=brief&next=//elsewhere.test";
    for (const path of ["/de", `/de/${await slugOf(things.pageId)}`]) {
      const { status, headers } = await get(`${path}/${query}`);
      expect([status, headers.location]).toEqual([308, path + query]);
    }
  });

  it("with a password is shown to nobody, and kept by nobody", async () => {
    const answer = await server.get("secret.test", "/de/tresor");
    expect(answer.status).toBe(403);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(server.rendered.map(({ url }) => url)).toEqual([
      `/_site/${secret.id}/de/protected/${secret.pages[0] ?? ""}`,
    ]);
    expect(answer.body, "the renderer was asked for no page").not.toMatch(/\/(page|opened)\//);
  });

  it("leads a stranger to the sign-in, whether or not there is such a page to edit", async () => {
    const draft = await slugOf(things.holeId);
    for (const slug of [draft, "gibt-es-nicht", things.pageId, randomUUID(), "~home"]) {
      const { status, headers } = await get(`/de/edit/${slug}?toolbar=1`);
      expect([status, headers.location]).toEqual([
        307,
        `/login?callbackUrl=${encodeURIComponent(`/de/edit/${slug}?toolbar=1`)}`,
      ]);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
    expect(server.rendered).toEqual([]);
    const { cookie } = { cookie: await cookieOf(database.db, site.opticianId, site.id) };
    expect((await get(`/de/edit/${things.pageId}`, { cookie })).status).toBe(200);
  });

  async function slugOf(pageId: string, locale = "de"): Promise<string> {
    const where = { pageId, locale, siteId: site.id };
    return (await database.db.pageLocale.findFirstOrThrow({ where, select: { slug: true } })).slug ?? "";
  }
});

describe("a file", () => {
  it("of the own site is sent in a sandbox; of another one it is not there", async () => {
    write(
      mediaFile(site.id, medium, "320.svg"),
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    );
    write(mediaFile(other.id, medium, "320.webp"), "other's");
    const own = await get(`/media/${medium}/320.svg`);
    expect(own.status).toBe(200);
    expect(own.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox$/);
    expect(own.headers["x-content-type-options"]).toBe("nosniff");
    expect((await get(`/media/${medium}/320.webp`)).status).toBe(404);
    expect((await server.get("other.test", `/media/${medium}/320.webp`)).status).toBe(200);
  });

  it("that could be a page of its own is never sent", async () => {
    for (const extension of ["html", "htm", "xml", "js", "xhtml"]) {
      write(mediaFile(site.id, medium, `a.${extension}`), "<script>alert(1)</script>");
      expect((await get(`/media/${medium}/a.${extension}`)).status, extension).toBe(404);
    }
  });

  it("is not one that a link leads to", async () => {
    const elsewhere = write(join(data, "secret"), "the secret");
    const linked = randomUUID();
    mkdirSync(dirname(mediaFile(site.id, medium, "")), { recursive: true });
    symlinkSync(resolve(elsewhere), mediaFile(site.id, medium, "640.webp"));
    write(join(data, "folder", "320.webp"), "the secret");
    symlinkSync(resolve(data, "folder"), join(data, "media", site.id, linked));
    expect((await get(`/media/${medium}/640.webp`)).status).toBe(404);
    expect((await get(`/media/${linked}/320.webp`)).status).toBe(404);
  });

  it("of the build is read once, however it is spelled, and no other is", async () => {
    const answer = await get("/_next/static/chunks/app-1.js");
    expect([answer.status, answer.body]).toEqual([200, "first()"]);
    expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(answer.headers).not.toHaveProperty(["permissions-policy"]); // a page has many such files
    write(join(dist, "static", "chunks", "app-1.js"), "second()");
    for (const spelled of [
      "/_next/static/chunks/app%2d1.js",
      "/_next/static/%63hunks/app-1.js",
      "/_next/static/chunks/app-1.%6as",
    ])
      expect((await get(spelled)).body, spelled).toBe("first()");
    write(join(dist, "static", "late.js"), "late()");
    for (const path of ["late.js", "../secret.js", "chunks/..%2f..%2fsecret.js", "chunks"])
      expect((await get(`/_next/static/${path}`)).status, path).toBe(404);
  });
});

describe("a session", () => {
  const me = async (cookie: string) => (await get("/api/v1/account/me", { cookie })).status;
  const sealed = (sessionId: string, isSecure: boolean) => sealSession({ sessionId, siteId: site.id, isSecure });

  it("ends with its row", async () => {
    const { sessionId } = await admin();
    const cookie = `${sessionCookieName(false)}=${await sealed(sessionId, false)}`;
    expect(await me(cookie)).toBe(200);
    await database.db.session.update({
      where: { sessionToken: sessionId },
      data: { expires: new Date(Date.now() - 1) },
    });
    expect(await me(cookie)).toBe(401);
  });

  it("that was made over https is not taken from the plain cookie, nor the other way round", async () => {
    const { sessionId } = await admin();
    expect(await me(`${sessionCookieName(false)}=${await sealed(sessionId, true)}`)).toBe(401);
    expect(await me(`${sessionCookieName(true)}=${await sealed(sessionId, false)}`)).toBe(401);
    expect(await me(`${sessionCookieName(true)}=${await sealed(sessionId, true)}`), "https's cookie over http").toBe(
      401,
    );
  });
});

describe("a call that changes something", () => {
  it.each([
    ["a foreign origin", { origin: "https://evil.example" }, 403],
    ["no origin", {}, 403],
    ["a page without origin", { origin: "null" }, 403],
    ["the same host under another scheme", { origin: "https://{own}" }, 403],
    ["the same host on another port", { origin: "http://doors.test" }, 403],
    ["a sibling's origin", { origin: "http://other.test:{port}" }, 403],
    ["its own origin", { origin: "http://{own}" }, 200],
  ])("counts its origin where the browser says nothing of its own: %s", async (_name, given, status) => {
    const own = `${site.host}:${server.port}`;
    const origin =
      "origin" in given ? given.origin.replace("{own}", own).replace("{port}", String(server.port)) : undefined;
    const headers = { "content-type": "application/json", ...(origin ? { origin } : {}) };
    const sent = { method: "POST", headers, body: "{}" };
    expect((await server.get(site.host, "/api/v1/game/create", sent)).status).toBe(status);
  });

  it.each([
    ["a form", "POST", "/de", "application/x-www-form-urlencoded", "form=a"],
    ["a form with files", "POST", "/de", "multipart/form-data; boundary=a", "--a--\r\n"],
    ["a visit", "POST", "/visit?page=/de", "text/plain", ""],
    ["a piece of a film", "PATCH", `/api/tus/${medium}`, "application/offset+octet-stream", "x"],
    ["the end of a film", "DELETE", `/api/tus/${medium}`, "", ""],
    ["an announced picture", "POST", "/api/uploadthing?actionType=upload&slug=picture", "application/json", "{}"],
    ["a picture", "POST", "/api/v1/media/file?filename=a.png", "application/octet-stream", "x"],
    ["an import", "POST", "/api/v1/transfer/startImport", "application/json", "{}"],
  ])("is heard from a page of its own host only, in every combination: %s", async (_what, method, path, type, body) => {
    const own = `http://${site.host}:${server.port}`;
    for (const fetchSite of [undefined, "same-origin", "same-site", "cross-site", "none"])
      for (const origin of [undefined, own, "https://evil.example", "null", `http://other.test:${server.port}`]) {
        const said = { "content-type": type, "sec-fetch-site": fetchSite, origin };
        const headers = Object.fromEntries(
          Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])),
        );
        const { status } = await server.get(site.host, path, { method, headers, body });
        const isOwn = fetchSite === "same-origin" || (fetchSite === undefined && origin === own);
        expect(status === 403, `${fetchSite} ${origin}: ${status}`).toBe(!isOwn);
        expect(status).toBeLessThan(500);
      }
  });
});

it("gives headers ten seconds, and looks every five", async () => {
  const { heard, ms } = await neverEnding;
  expect(heard).toContain("HTTP/1.1 408");
  expect(ms).toBeLessThan(25_000);
});
