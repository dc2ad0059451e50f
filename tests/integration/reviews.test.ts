import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveBusiness } from "~/features/directory/service.ts";
import { keepReviews } from "~/features/feeds/keep-reviews.ts";
import { houseContext } from "~/features/feeds/feed-context.ts";
import { refreshDueFeeds } from "~/features/feeds/refresh-job.ts";
import { shownReviews } from "~/features/feeds/shown-reviews.ts";
import { toldPlaces } from "~/features/feeds/told-places.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import type { RunningServer } from "~/server/http.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { startFeedServer, type FeedServer, type Served } from "../support/feed-server.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";
import { ask } from "../support/web-server.ts";
import { onWaiting } from "../support/while-waiting.ts";

const database = useDatabase();
const hour = 3_600_000;
let site: TestSite;
let other: TestSite;
let bus: ReturnType<typeof openLiveBus>;
let server: RunningServer;
let feeds: FeedServer;
const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  bus = openLiveBus(database.url);
  await database.db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  site = await makeSite(database.db, "laden");
  other = await makeSite(database.db, "anderer");
  server = await startDrawingServer([]);
  feeds = await startFeedServer();
});
afterAll(async () => {
  await server.close();
  await feeds.close();
  await bus.close();
  await getDb().$disconnect();
});

const refresh = (now: Date) =>
  refreshDueFeeds({ db: database.db, bus, signal: new AbortController().signal }, now, feeds.fetch);
const later = (hours: number) => new Date(Date.now() + hours * hour);
const read = async (page: string) => (await ask(server.port, site.host, `/de/${page}`, {})).body;

/** A place as Google's Places API (New) tells it. */
const told = (id: string, ...reviews: object[]) => ({
  type: "application/json; charset=UTF-8",
  body: JSON.stringify({ id, ...(reviews.length > 0 ? { reviews } : {}) }),
});
const written = (name: string, author: string, text: string) => ({
  name: `places/x/reviews/${name}`,
  rating: 4,
  text: { text, languageCode: "de" },
  authorAttribution: {
    displayName: author,
    uri: `https://maps.example/${name}`,
    photoUri: "https://lh3.googleusercontent.com/a/x",
  },
  relativePublishTimeDescription: "vor einer Woche",
  publishTime: new Date(Date.now() - 22 * 24 * hour).toISOString(),
});
const programs = { gesundheitsoptik: false, frequentlens: false };

it("reads the reviews of branches at their places, and keeps the last ones whatever the provider answers", async () => {
  const { REVIEWS_API_KEY, REVIEWS_API_URL, REVIEWS_CALLS_PER_DAY } = env;
  const kept = { REVIEWS_API_KEY, REVIEWS_API_URL, REVIEWS_CALLS_PER_DAY };
  Object.assign(env, { REVIEWS_API_KEY: "geheim", REVIEWS_API_URL: `http://127.0.0.1:${feeds.port}/v1/places` });
  const ctx = forEditor({ db: database.db, bus, site, actor: person });
  const [branchId, businessId] = [randomUUID(), randomUUID()];
  const save = (placeId: string) =>
    saveBusiness(ctx, {
      id: businessId,
      name: "Optik",
      programs,
      branches: [
        { id: branchId, name: "Altstadt", city: "Winterthur", placeId },
        { id: randomUUID(), name: "Seen" },
      ],
    });
  const shown = (of = site, locale = "de") => shownReviews(database.db, { siteId: of.id, locale, now: new Date() });
  const state = async () => (await toldPlaces(houseContext({ db: database.db, bus }, site.id))).places;
  const path = "/v1/places/ChIJ_eins?languageCode=de";
  await save("ChIJ_eins");
  await pageWithReviews("stimmen");

  feeds.answers.set(path, told("ChIJ_eins", written("a", "<b>Ada</b>", "Gut beraten."), written("b", "Ben", "")));
  await refresh(later(0));
  expect(feeds.asked).toEqual([`127.0.0.1${path}`]);
  expect(await state()).toMatchObject([{ failure: null }]);
  expect(feeds.headers.at(-1)).toMatchObject({ "x-goog-api-key": "geheim", "x-goog-fieldmask": "id,reviews" });
  expect(await shown()).toMatchObject([
    {
      ...{ branchId, branchName: "Altstadt", city: "Winterthur", lang: null },
      review: { rating: 4, author_name: "<b>Ada</b>", relative_time_description: "vor 3 Wochen" },
    },
  ]);
  expect(await shown(site, "fr")).toMatchObject([
    { lang: "de", review: { relative_time_description: "il y a 3 semaines" } },
  ]);
  expect(await shown(other)).toEqual([]);
  await expect.poll(() => read("stimmen"), { interval: 20 }).toContain("Gut beraten.");
  expect(await read("stimmen")).toContain("https://maps.example/a");
  expect(await read("stimmen")).not.toMatch(/googleusercontent|geheim/);
  await refresh(later(20));
  expect(feeds.asked, "once a day").toHaveLength(1);

  const hostile: [string, Served][] = [
    ["away", { status: 503, type: "text/html", body: "<p>busy</p>" }],
    ["busy", { status: 429, type: "application/json", body: "{}" }],
    [
      "refused",
      {
        status: 400,
        type: "application/json",
        body: '{"error":{"code":400,"details":[{"reason":"API_KEY_INVALID"}]}}',
      },
    ],
    ["unknown", { status: 404, type: "application/json", body: '{"error":{"status":"NOT_FOUND"}}' }],
    ["unreadable", { type: "text/html", body: "<html>" }],
    ["unreadable", { type: "application/json", body: "{}" }],
    ["unreadable", { type: "application/json", body: `{"id":"${"x".repeat(600_000)}"}` }],
    ["unreadable", told("ChIJ_eins", { ...written("a", "Ada", "Gut"), rating: "5" })],
  ];
  for (const [at, [trouble, answer]] of hostile.entries()) {
    feeds.answers.set(path, answer);
    await refresh(later(200 * (at + 1)));
    expect(await state(), answer.body.toString().slice(0, 60)).toMatchObject([
      { placeId: "ChIJ_eins", fetchedAt: expect.any(String) as string, failure: { trouble } },
    ]);
    expect(await shown()).toHaveLength(1);
  }

  Object.assign(env, { REVIEWS_CALLS_PER_DAY: 1 });
  feeds.answers.set(path, told("ChIJ_eins", written("a", "Ada", "Gut beraten.")));
  await refresh(later(2_000));
  expect(await state()).toMatchObject([{ failure: null }]);
  const asked = feeds.asked.length;
  await refresh(later(3_000));
  expect(await state()).toMatchObject([{ failure: { trouble: "busy" } }]);
  expect(feeds.asked, "the provider is paid by the call").toHaveLength(asked);
  Object.assign(env, { REVIEWS_CALLS_PER_DAY });

  feeds.answers.set("/v1/places/ChIJ_zwei", told("ChIJ_zwei", written("c", "Cem", "Auch hier gut.")));
  await save("ChIJ_zwei");
  expect(await shown(), "another place is another shop").toEqual([]);
  await refresh(later(0));
  expect((await shown()).map(({ review }) => review.author_name)).toEqual(["Cem"]);
  await expect.poll(() => read("stimmen"), { interval: 20 }).toContain("Auch hier gut.");

  feeds.answers.set("/v1/places/ChIJ_zwei", told("ChIJ_zwei"));
  await refresh(later(4_000));
  expect(await shown(), "nobody wrote of it any more").toEqual([]);

  feeds.answers.set("/v1/places/ChIJ_zwei", told("ChIJ_zwei", written("c", "Cem", "Auch hier gut.")));
  await refresh(later(5_000));
  Object.assign(env, { REVIEWS_API_KEY: undefined });
  await refresh(later(48));
  await refresh(later(29 * 24));
  expect(await shown(), "without a key they stay for a month").toHaveLength(1);
  await refresh(later(31 * 24));
  expect(await shown()).toEqual([]);
  await save("");
  Object.assign(env, kept);
});

/** A published page whose section of reviews has no cards that somebody has filled. */
async function pageWithReviews(name: string): Promise<void> {
  const ctx = forEditor({ db: database.db, bus, site, actor: person });
  const page = { name, locale: "de" as const, collection: null, initialGroups: ["reviewSlider"] };
  const { pageId } = await addPage(ctx, page);
  await publishPage(ctx, { pageId });
}

it("are not said of a branch that moves to another place while they are kept", async () => {
  const { db } = database;
  const { id: siteId } = await makeSite(db, "umzug");
  const { id: businessId } = await db.business.create({ data: { siteId, name: "Optik" } });
  const { id } = await db.branch.create({ data: { siteId, businessId, name: "Altstadt", placeId: "ChIJ_alt" } });
  const said = { rating: 5, text: "Gut beraten.", language: "de", authorName: "Ada", authorUrl: null };
  const found = { ...said, externalId: "a", relativeTimeDescription: "", writtenAt: null };
  const kept = await onWaiting(database)(
    (tx) => tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`,
    () => keepReviews(db, { siteId, placeId: "ChIJ_alt" }, [found]),
    (tx) => tx.branch.updateMany({ where: { siteId, id }, data: { placeId: "ChIJ_neu" } }),
  );
  expect(kept.status).toBe("fulfilled");
  expect(await db.review.count({ where: { siteId } })).toBe(0);
});
