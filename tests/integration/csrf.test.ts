import "../support/generous-limits.ts";
import { beforeAll, expect, it } from "vitest";
import { allProcedures } from "~/server/api/rest-routes.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "course");
});

const none = undefined;
const contentTypes = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""];
const fetchSites = [none, "same-origin", "same-site", "cross-site", "none"];
const origins = [none, "own", "https://evil.example", "null", "http://sibling.test"];

interface Way {
  isTrpc: boolean;
  contentType: string;
  fetchSite: string | undefined;
  origin: string | undefined;
  vitrine: string | undefined;
}

/** Every way in which a page, a form or a program could send the call. */
const ways: Way[] = [true, false].flatMap((isTrpc) =>
  contentTypes.flatMap((contentType) =>
    fetchSites.flatMap((fetchSite) =>
      origins.flatMap((origin) => [none, "1"].map((vitrine) => ({ isTrpc, contentType, fetchSite, origin, vitrine }))),
    ),
  ),
);

function mayPass({ isTrpc, contentType, fetchSite, origin, vitrine }: Way): boolean {
  const isOwn = fetchSite === "same-origin" || (fetchSite === none && origin === "own");
  return contentType === "application/json" && isOwn && (!isTrpc || vitrine === "1");
}

it("changes something for a page of its own host only, in every combination of what browsers say", async () => {
  const games = () => database.db.game.count({ where: { siteId: site.id } });
  let made = await games();
  for (const way of ways) {
    const { isTrpc, contentType, fetchSite, origin, vitrine } = way;
    const headers = {
      "content-type": contentType,
      "sec-fetch-site": fetchSite,
      origin: origin === "own" ? api.originOf(site.host) : origin,
      "x-vitrine": vitrine,
    };
    const path = isTrpc ? "/api/trpc/game.create" : "/api/v1/game/create";
    const body = isTrpc ? { json: {} } : {};
    const { status } = await api.send({
      host: site.host,
      path,
      method: "POST",
      headers,
      body,
    });
    const expected = mayPass(way) ? [200] : [403, 415];
    expect(expected, JSON.stringify(way)).toContain(status);
    if (mayPass(way)) made += 1;
  }
  expect(await games()).toBe(made);
});

it("makes no mutation of a GET, on either door", async () => {
  const mutations = allProcedures().filter(([, { _def }]) => _def.type === "mutation");
  expect(mutations.length).toBeGreaterThan(20);
  for (const [path, { _def }] of mutations) {
    const trpc = await api.send({ host: site.host, path: `/api/trpc/${path}?input=%7B%7D` });
    expect(trpc.status, path).toBe(405);
    const rest = _def.meta?.openapi?.path;
    if (!rest) continue;
    const { status } = await api.send({ host: site.host, path: `/api/v1${rest}` });
    expect([401, 405], `GET ${rest}`).toContain(status); // 401: another procedure reads at the same address
  }
});
