import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { sendInput } from "~/lib/call-input.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { minute } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { useDatabase } from "../support/database.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
let server: WebServer;
let [own, other] = [
  { id: "", pages: [""] },
  { id: "", pages: [""] },
];

beforeAll(async () => {
  own = await siteWithPages(database.db, "own", ["hier", "frisch", "suche"]);
  await database.asOwner(`
    UPDATE "PageVersion" SET document = jsonb_set(document, '{document,role}', '"search"') WHERE "pageId" = '${own.pages[2]}'`);
  other = await siteWithPages(database.db, "other", ["geheim"]);
  const createdAt = new Date(Date.now() - 100 * 24 * 3_600_000);
  await database.db.game.create({ data: { siteId: own.id, gameName: "Alt", createdAt } });
  await database.db.game.create({ data: { siteId: own.id, gameName: "Neu" } });
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});
beforeEach(() => void server.rendered.splice(0));

it("answers a page of the host's own site, once rendered, for everybody", async () => {
  const first = await server.get("own.test", "/de/hier");
  expect(first.status).toBe(200);
  expect(first.body).toContain(own.pages[0]);
  expect((await server.get("OWN.test.", "/de/hier?utm=1")).body).toBe(first.body);
  expect(server.rendered.map(({ url }) => url)).toEqual([`/_site/${own.id}/de/page/${own.pages[0]}`]);
});

it("leads on from an address that was written as a name", async () => {
  const answer = await server.get("own.test", "/De/HIER?utm=1");
  expect(answer).toMatchObject({ status: 307, headers: { location: "/de/hier?utm=1" } });
  expect((await server.get("own.test", "/De/GEHEIM")).status).toBe(404); // a page of another site
});

it("shows nothing of a site under the host of another one", async () => {
  expect((await server.get("other.test", "/de/geheim")).status).toBe(200);
  const foreign = await server.get("own.test", "/de/geheim");
  expect(foreign.status).toBe(404);
  for (const path of ["/sitemap.xml", "/de/geheim", `/de/${other.pages[0]}`]) {
    const { body } = await server.get("own.test", path);
    expect(body).not.toContain("geheim");
    expect(body).not.toContain(other.id);
    expect(body).not.toContain(other.pages[0]);
  }
});

it("keeps what is not found apart by site", async () => {
  await database.db.site.updateMany({ data: { revision: 1_000 } }); // nothing else tells the two apart
  for (const { id } of [own, other]) getLiveBus().wake(`site:${id}`);
  const answers = [await server.get("own.test", "/de/weg"), await server.get("other.test", "/de/weg")];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers.map(({ body }) => body.includes(own.id))).toEqual([true, false]);
});

it("makes a page anew once anything that is seen of its site has changed, and leaves other sites' pages alone", async () => {
  const both = async () => [await server.get("own.test", "/de/hier"), await server.get("other.test", "/de/geheim")];
  await both();
  server.rendered.splice(0);
  await both();
  expect(server.rendered).toEqual([]);
  await database.db.site.update({ where: { id: own.id }, data: { name: "neu", revision: { increment: 1 } } });
  getLiveBus().wake(`site:${own.id}`);
  await both();
  expect(server.rendered.map(({ url }) => url)).toEqual([`/_site/${own.id}/de/page/${own.pages[0]}`]);
});

it("leaves finished pages as they are when only a draft is renamed", async () => {
  const { id: siteId, pages } = own;
  await server.get("own.test", "/de/hier");
  server.rendered.splice(0);
  const site = { id: siteId, key: "own", locales: ["de"] };
  const { id: userId } = await database.db.user.findFirstOrThrow();
  const actor = { userId, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const { revision } = (await getSiteIndex(siteId)) ?? {};
  await savePageInfo(ctx, { pageId: pages[1] ?? "", locale: "de", slug: "umbenannt", meta: { name: { de: "Neu" } } });
  await expect.poll(async () => (await getSiteIndex(siteId))?.revision).toBeGreaterThan(revision ?? 0);
  expect((await server.get("own.test", "/de/hier")).status).toBe(200);
  expect(server.rendered).toEqual([]);
});

it.each(["stranger.example", "own.test.stranger.example", "own.test@stranger.example", "127.0.0.1"])(
  "answers 404 to the unknown host %s",
  async (host) => {
    const { status, body } = await server.get(host, "/de/hier");
    expect(status).toBe(404);
    expect(body).not.toContain("own");
    expect(server.rendered).toEqual([]);
  },
);

it.each(["/_site", "/_site/x", "/_site/{id}/de/page/{page}", "/_next/data/x.json", "/%5Fsite/{id}/de/page/{page}"])(
  "refuses the internal address %s from outside",
  async (path) => {
    const address = path.replace("{id}", own.id).replace("{page}", own.pages[0] ?? "");
    expect((await server.get("own.test", address)).status).toBe(404);
    expect(server.rendered.filter(({ url }) => url.includes("/page/"))).toEqual([]);
  },
);

it("refuses an address that names its own host", async () => {
  expect((await server.get("own.test", "http://other.test/de/geheim")).status).toBe(400);
  expect((await server.get("own.test", "*", { method: "OPTIONS" })).status).toBe(400);
});

it("hands no header of a visitor to the renderer of a page", async () => {
  const headers = {
    "x-middleware-subrequest": "middleware",
    "x-nextjs-data": "1",
    "x-original-url": "/de/geheim",
    "x-forwarded-host": "other.test",
    "x-invoke-path": "/de/geheim",
    rsc: "1",
    cookie: "a=b",
  };
  const answer = await server.get("own.test", "/de/frisch", { headers });
  expect(answer.status).toBe(200);
  const [asked] = server.rendered;
  expect(server.rendered).toHaveLength(1);
  expect(asked?.headers).toEqual({}); // it is asked by an address alone, in which nothing of the visitor stands
  expect(asked?.url).toMatch(new RegExp(`^/_site/${own.id}/de/page/[0-9a-f-]{36}$`));
});

it("keeps what only a proxy may say from pages made for one visitor", async () => {
  const headers = { "x-middleware-subrequest": "a", "x-nonce": "stolen", "x-vitrine-site": other.id, cookie: "a=b" };
  await server.get("own.test", "/login", { headers });
  expect(server.rendered).toHaveLength(1);
  const [asked] = server.rendered;
  expect(asked?.url).toBe(`/_site/${own.id}/de/login`);
  expect(asked?.headers["x-middleware-subrequest"]).toBeUndefined();
  expect(asked?.headers["x-vitrine-site"]).toBeUndefined();
  expect(JSON.stringify(asked?.headers)).not.toContain("stolen");
});

it("answers nobody with an internal address who asks as Next's router does", async () => {
  const headers = { rsc: "1", "next-router-state-tree": "[]", "next-url": "/", cookie: "a=b" };
  for (const path of ["/login", "/de/login?_rsc=abc", "/de/account", "/de/password"]) {
    await server.get("own.test", path, { headers });
    const asked = server.rendered.splice(0)[0]?.headers ?? {};
    expect(Object.keys(asked)).toContain("cookie");
    expect(Object.keys(asked).filter((name) => /^(rsc|next-)/.test(name))).toEqual([]);
  }
});

it("takes no server action and no body on a page", async () => {
  const action = await server.get("own.test", "/de/hier", {
    method: "POST",
    headers: { "next-action": "a".repeat(40) },
  });
  expect(action.status).toBe(405);
  expect((await server.get("own.test", "/de/hier", { method: "PUT", headers: { "content-length": "0" } })).status).toBe(
    405,
  );
  expect(server.rendered).toEqual([]);
});

it("says whether it lives and whether its database answers, under any host", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, body } = await server.get("stranger.example", path);
    expect([status, JSON.parse(body)]).toEqual([200, { status: "ok" }]);
  }
  expect((await server.get("own.test", "/metrics")).status, "nobody has a token for it").toBe(404);
});

it("sends the security headers with every answer", async () => {
  for (const path of ["/de/hier", "/de/gibt-es-nicht", "/favicon.ico", "/api/trpc/nothing"]) {
    const { headers } = await server.get("own.test", path);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("SAMEORIGIN");
    expect(headers["x-request-id"], path).toMatch(/^[\da-f-]{36}$/);
  }
});

it("keeps the coupon page private, and lets it alone ask for the camera", async () => {
  const coupon = await server.get("own.test", "/de/coupon?code=K7M2R9QXD4");
  expect(server.rendered.map(({ url }) => url)).toEqual([`/_site/${own.id}/de/coupon?code=K7M2R9QXD4`]);
  expect(coupon.headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "permissions-policy": expect.stringContaining("camera=(self)") as string,
  });
  const page = await server.get("own.test", "/de/hier");
  expect(page.headers["permissions-policy"]).toContain("camera=()");
});

it("makes pages for one request for nobody without end, and shows what is finished all the same", async () => {
  await server.get("own.test", "/de/hier");
  for (const [name, most, path] of [
    ["pages made for one request", 240, "/login"],
    ["searches of an address", 300, "/de/suche?searchQuery=Sonnenbrille"],
  ] as const) {
    const limit = rateLimit(name, { most, windowMs: minute });
    limit.forget("127.0.0.1");
    limit.count("127.0.0.1", most - 1);
    server.rendered.splice(0);
    const [last, refused] = [await server.get("own.test", path), await server.get("own.test", path)];
    expect([last.status, refused.status, server.rendered.length], path).toEqual([200, 429, 1]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await server.get("own.test", "/de/hier")).status).toBe(200);
});

it("counts each part of what a search has found as a search", async () => {
  const limit = rateLimit("searches of an address", { most: 300, windowMs: minute });
  limit.forget("127.0.0.1");
  await server.get("own.test", "/de/suche?searchQuery=Sonnenbrille&page=7");
  await server.get("own.test", "/de/suche?searchQuery=Sonnenbrille&page=99");
  await server.get("own.test", "/de/suche?searchQuery=Sonnenbrille");
  expect(limit.countOf("127.0.0.1")).toBe(7 + 10 + 1);
  limit.forget("127.0.0.1");
});

it("names the request in the log of a procedure that failed, over both doors", async () => {
  const lines: object[] = [];
  const child = vi.spyOn(logger, "child").mockImplementation((bound) => {
    return { error: (line: object) => lines.push({ ...bound, ...line }) } as never;
  });
  await database.asOwner(`ALTER TABLE "CourseRecord" RENAME TO "Elsewhere"`);
  const input = encodeURIComponent(JSON.stringify(sendInput({ period: "day" })));
  for (const path of ["/api/v1/record/list?period=day", `/api/trpc/record.list?input=${input}`]) {
    const { status, headers } = await server.get("own.test", path);
    expect(status, path).toBe(500);
    expect(lines.splice(0), path).toMatchObject([{ procedure: "record.list", requestId: headers["x-request-id"] }]);
  }
  await database.asOwner(`ALTER TABLE "Elsewhere" RENAME TO "CourseRecord"`);
  child.mockRestore();
});

it("has a line in the log for a caller who leaves before the answer, with what it took until then", async () => {
  const line = vi.spyOn(logger, "info").mockImplementation(() => undefined);
  const isEnabled = vi.spyOn(logger, "isLevelEnabled").mockReturnValue(true);
  try {
    const leave = () => {
      const call = request({ host: "127.0.0.1", port: server.port, path: "/api/v1/form", method: "POST" });
      call.on("error", () => undefined);
      call.setHeader("host", `own.test:${server.port}`);
      call.setHeader("sec-fetch-site", "same-origin"); // else it is refused before its body is read
      call.setHeader("content-type", "application/json");
      call.setHeader("content-length", "20");
      call.write("{", () => call.destroy()); // now and then before it has arrived
    };
    const lines = () => line.mock.calls.map(([each]) => each as object).filter((each) => "isCutOff" in each);
    const leaveAgain = () => {
      leave();
      return lines();
    };
    await expect
      .poll(leaveAgain, { interval: 200 })
      .toContainEqual(expect.objectContaining({ path: "/api/v1/form", isCutOff: true }));
  } finally {
    line.mockRestore();
    isEnabled.mockRestore();
  }
});

it("deletes old games when it starts", async () => {
  const left = () => database.db.game.findMany({ where: { siteId: own.id }, select: { gameName: true } });
  await expect.poll(left).toEqual([{ gameName: "Neu" }]);
});
