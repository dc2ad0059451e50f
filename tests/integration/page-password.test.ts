import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { makePreviewLink } from "~/features/site/preview/links.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const password = "Sonne über Winterthur";
let server: WebServer;
let site: TestSite;
let other: TestSite;
let ctx: ServiceContext;
let pageId: string;
let path: string;

beforeAll(async () => {
  process.env.NEXTAUTH_SECRET ??= "a secret of this test's own, long enough";
  [site, other] = [await makeSite(database.db, "shop"), await makeSite(database.db, "other")];
  server = await startWebServer(database.url);
  const actor = { userId: site.opticianId, name: "Editor", isAdmin: false, role: "optician" } as const;
  ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
});
afterAll(async () => {
  await server.close();
  await getDb().$disconnect();
});
let count = 0;
beforeEach(async () => {
  const name = `intern-${(count += 1)}`;
  path = `/de/${name}`;
  ({ pageId } = await addPage(ctx, { name, locale: "de", collection: null, initialGroups: ["cta"] }));
  await publishPage(ctx, { pageId });
  await savePageInfo(ctx, { pageId, meta: { password } });
  await expect.poll(async () => (await server.get(site.host, path)).status).toBe(403);
  server.rendered.splice(0);
});

const get = (cookie?: string, address = path) =>
  server.get(site.host, address, cookie === undefined ? {} : { headers: { cookie } });
const send = (
  fields: Record<string, string>,
  { host = site.host, address = path, from = "same-origin", accept = "text/html", cookie = "" } = {},
) => {
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": from, accept, cookie };
  return server.get(host, address, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
};
const cookieIn = ({ headers }: { headers: { "set-cookie"?: string[] } }) => headers["set-cookie"]?.[0]?.split(";")[0];
const drawn = () => server.rendered.map(({ url }) => url);
const unkept = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

describe("a page behind a password", () => {
  it("opens with it, in this browser alone, by a cookie that no script reads; nothing is kept of either answer", async () => {
    const closed = await get();
    expect(closed).toMatchObject({ status: 403, headers: unkept });
    const taken = await send({ password });
    expect(taken).toMatchObject({ status: 303, headers: { location: path, "cache-control": "private, no-store" } });
    expect(taken.headers["set-cookie"]?.[0]).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    expect(
      drawn().filter((url) => !url.includes("/protected/")),
      "nothing of the page so far",
    ).toEqual([]);
    const cookie = cookieIn(taken);
    const open = await get(cookie);
    expect(open).toMatchObject({ status: 200, headers: unkept });
    expect(open.body).toContain(`/de/opened/${pageId}`);
    expect((await get()).status, "everybody else").toBe(403);
    expect((await get(cookie)).status).toBe(200);
    expect(
      drawn().filter((url) => url.includes("/opened/")),
      "made anew each time",
    ).toHaveLength(2);
  });

  it("says that a password is wrong, and asks again", async () => {
    for (const wrong of ["", "sonne über winterthur", "x".repeat(300)]) {
      const answer = await send({ password: wrong });
      expect(answer).toMatchObject({ status: 403, headers: unkept });
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(answer.body).toContain("problem=wrong");
    }
  });

  it("takes a form that comes once its pass is over for no password, and for no try", async () => {
    for (let sent = 0; sent < 12; sent += 1) {
      const answer = await send({ form: pageId, message: "Guten Tag" });
      expect(answer).toMatchObject({ status: 403, headers: unkept });
      expect(answer.body).not.toContain("problem=");
    }
    expect((await send({ password })).status).toBe(303);
  });

  it("says to the script of a form whose pass is over that the page is to be loaded anew", async () => {
    const answer = await send({ form: pageId, message: "Guten Tag" }, { accept: "application/json" });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    expect(JSON.parse(answer.body)).toEqual({ state: "refused", notice: "changed", problems: {} });
  });

  it("closes again once the password is another one, and is open to all without one", async () => {
    const cookie = cookieIn(await send({ password }));
    await savePageInfo(ctx, { pageId, meta: { password: "ein anderes Passwort" } });
    expect((await get(cookie)).status).toBe(403);
    expect((await send({ password })).status).toBe(403);
    await savePageInfo(ctx, { pageId, meta: { password: null } });
    await expect.poll(async () => (await get()).status).toBe(200);
  });

  it("leads to the page where the question stood open while it was answered in another tab, or was taken away", async () => {
    const leading = { status: 303, headers: { location: path } };
    const cookie = cookieIn(await send({ password })) ?? "";
    for (const given of [password, "falsch"])
      expect(await send({ password: given }, { cookie })).toMatchObject(leading);
    await savePageInfo(ctx, { pageId, meta: { password: null } });
    await expect.poll(async () => (await get()).status).toBe(200);
    expect(await send({ password })).toMatchObject(leading);
  });

  it("opens no other page, and none by a cookie made by hand", async () => {
    const cookie = cookieIn(await send({ password })) ?? "";
    const [, pass = ""] = cookie.split("=");
    const { pageId: next } = await addPage(ctx, { name: "zweite", locale: "de", collection: null });
    await publishPage(ctx, { pageId: next });
    await savePageInfo(ctx, { pageId: next, meta: { password } });
    await expect.poll(async () => (await get(undefined, "/de/zweite")).status).toBe(403);
    expect((await get(`vitrine.page.${next}=${pass}`, "/de/zweite")).status).toBe(403);
    expect((await get(`vitrine.page.${pageId}=9999999999999.${"A".repeat(43)}`)).status).toBe(403);
    expect(cookieIn(await send({ password }, { host: other.host }))).toBeUndefined();
    expect((await send({ password }, { from: "cross-site" })).status).toBe(403);
  });

  it("is asked for in a preview of its draft, too", async () => {
    const { path: preview } = await makePreviewLink(ctx, { pageId, days: 1 });
    const closed = await get(undefined, preview);
    expect(closed).toMatchObject({ status: 403, headers: { "referrer-policy": "no-referrer" } });
    expect(closed.body).toContain(`/de/protected/${pageId}`);
    expect((await send({ password: "falsch" }, { address: preview })).status).toBe(403);
    expect(drawn().filter((url) => url.includes("/preview/"))).toEqual([]);
    const taken = await send({ password }, { address: preview });
    expect(taken).toMatchObject({ status: 303, headers: { location: preview } });
    const open = await get(cookieIn(taken), preview);
    expect(open.status).toBe(200);
    expect(open.body).toContain("/preview/");
  });

  // Last: from here on this address has to wait.
  it("lets nobody try many passwords, the right one included", async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await send({ password: `falsch ${tries}` })).status);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    const late = await send({ password });
    expect(late.status).toBe(429);
    expect(late.body).toContain("problem=wait");
  });
});
