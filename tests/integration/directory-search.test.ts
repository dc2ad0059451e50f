import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { BusinessInput } from "~/features/directory/schema.ts";
import { countSearch } from "~/server/limits/search-limit.ts";
import { directoryQueryOf, directoryQuerySchema, placesQuerySchema } from "~/features/directory/search/schema.ts";
import { foundPlaces } from "~/features/directory/search/found-places.ts";
import { searchDirectory } from "~/features/directory/search/search-directory.ts";
import { saveBusiness } from "~/features/directory/service.ts";
import { createCaller } from "~/server/api/root.ts";
import { noteDataHeads } from "~/server/data-heads.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ctx: ServiceContext;

type Place = Partial<NonNullable<BusinessInput["branches"]>[number]>;
const monday = { periods: [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "18:00" } }], special: [] };
/** A Monday in summer, ten in the morning in Zurich. */
const openMonday = new Date("2026-07-06T08:00:00Z");

async function add(name: string, places: Place[] = [], more: Partial<BusinessInput> = {}): Promise<void> {
  const branches = places.map((place) => ({ id: randomUUID(), name, ...place }));
  const programs = { gesundheitsoptik: false, frequentlens: false };
  await saveBusiness(ctx, { id: randomUUID(), name, programs, branches, ...more });
}

async function search(query: string, now = openMonday) {
  const site = await database.db.site.findUniqueOrThrow({ where: { id: ctx.siteId } });
  noteDataHeads(site.id, site.dataHeads);
  return searchDirectory({ db: database.db, siteId: site.id }, directoryQueryOf(new URLSearchParams(query)), now);
}
const names = async (query: string) => (await search(query)).businesses.map(({ name }) => name);

beforeEach(async () => {
  const { contexts } = await makeSite(database.db);
  ctx = { ...contexts[0], actor: { ...contexts[0].actor, isAdmin: true } };
  await add("Zum Zwicker", [{ name: "Am See", city: "Genève", zip: "1204", lat: 46.2, lng: 6.14 }], {
    programs: { gesundheitsoptik: true, frequentlens: false },
  });
  await add(
    "Augenwerk",
    [
      { city: "Bern", zip: "3000", lat: 46.95, lng: 7.44 },
      { name: "Augenwerk Seefeld", city: "Zürich", zip: "8001", lat: 47.37, lng: 8.54, openingHours: monday },
      { city: "Olten", zip: "4600", active: false },
    ],
    { programs: { gesundheitsoptik: false, frequentlens: true } },
  );
  await add("Brille 100 % _", [{ city: "Chur", zip: "7000" }]);
});

describe("searchDirectory", () => {
  it.each([
    ["", ["Augenwerk", "Brille 100 % _", "Zum Zwicker"]],
    ["q=AUGEN", ["Augenwerk"]],
    ["q=zurich", ["Augenwerk"]],
    ["q=ZÜRICH", ["Augenwerk"]],
    ["q=80", ["Augenwerk"]],
    ["q=1204+gen", ["Zum Zwicker"]],
    ["q=Olten", []],
    ["q=%25+_", ["Brille 100 % _"]],
    ["q=%5C", []],
    ["letter=Z", ["Zum Zwicker"]],
    ["program=gesundheitsoptik", ["Zum Zwicker"]],
    ["program=gesundheitsoptik&program=frequentlens", ["Augenwerk", "Zum Zwicker"]],
    ["open=1", ["Augenwerk"]],
    ["open=1&q=Bern", []],
    ["open=1&q=augenwerk", ["Augenwerk"]],
    ["near=46.3,6.2", ["Zum Zwicker", "Augenwerk", "Brille 100 % _"]],
    ["page=2", []],
  ])("finds for %j %j", async (query, expected) => expect(await names(query)).toEqual(expected));

  it.each([
    ["", ["Augenwerk Bern", "Augenwerk Seefeld Zürich", "Zum Zwicker, Am See Genève"]],
    ["q=zurich", ["Augenwerk Seefeld Zürich"]],
    ["q=augen", ["Augenwerk Bern", "Augenwerk Seefeld Zürich"]],
    ["open=1", ["Augenwerk Seefeld Zürich"]],
    ["letter=Z&page=2", ["Zum Zwicker, Am See Genève"]],
    ["program=frequentlens&q=1204", []],
  ])("gives a map for %j the places %j, whatever page they are on", async (query, expected) => {
    await search("");
    const { near: _near, page: _page, ...asked } = directoryQueryOf(new URLSearchParams(query));
    const { total, places } = await foundPlaces({ db: database.db, siteId: ctx.siteId }, asked, openMonday);
    const told = places.map(
      ({ name, address, lat }) => `${name} ${address.replace(/^\d+ /, "")}${lat > 45 ? "" : "?"}`,
    );
    expect(told).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it("gives a map the branches of a business in their order", async () => {
    const { siteId } = ctx;
    await database.db.branch.updateMany({ where: { siteId, name: "Augenwerk Seefeld" }, data: { sortKey: "0" } });
    await search("");
    const asked = placesQuerySchema.parse({ q: "augen" });
    const { places } = await foundPlaces({ db: database.db, siteId }, asked, openMonday);
    expect(places.map(({ name }) => name)).toEqual(["Augenwerk Seefeld", "Augenwerk"]);
  });

  it("names letters, programmes, the branch that is meant and how far it is", async () => {
    const found = await search("q=zür&near=47.37,8.54");
    expect(found).toMatchObject({ total: 1, pages: 1, letters: ["A"], offered: ["gesundheitsoptik", "frequentlens"] });
    const [business] = found.businesses;
    expect(business).toMatchObject({ letter: "A", programs: ["frequentlens"], meant: 1 });
    expect(business?.branches.map(({ town, metres }) => [town, metres && metres > 1_000])).toEqual([
      ["Bern", true],
      ["Zürich", 0],
    ]);
    expect(business?.branches[1]?.hours).toMatchObject({ isOpen: true, change: { time: "18:00" } });
    expect(found.until).toBe(new Date("2026-07-06T16:00:00Z").getTime());
  });

  it("shows what is published alone, and of its own site alone", async () => {
    await add("Entwurf", [], { status: "draft" });
    await add("Archiviert", [], { status: "archived" });
    const { contexts } = await makeSite(database.db);
    const others = await searchDirectory(
      { db: database.db, siteId: contexts[0].siteId },
      directoryQuerySchema.parse({}),
    );
    expect(others.businesses).toEqual([]);
    expect(await names("")).toHaveLength(3);
  });

  it("forgets who was open once hours change", async () => {
    expect(await names("open=1")).toHaveLength(1);
    await add("Nachtlicht", [{ openingHours: monday }]);
    expect(await names("open=1")).toEqual(["Augenwerk", "Nachtlicht"]);
  });
});

it("lets an address ask five times a second, whichever way it asks, and no other wait for it", async () => {
  const log = { info: () => undefined, error: () => undefined };
  const ask = (ip: string) => {
    const site = { ...ctx.site, isHealthOpticsMember: false };
    return createCaller({ db: database.db, bus: ctx.bus, site, actor: null, ip, door: "http", log }).directory.search(
      {},
    );
  };
  for (let count = 1; count < 300; count++) countSearch("192.0.2.1");
  expect((await ask("192.0.2.1")).total).toBe(3);
  await expect(ask("192.0.2.1")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await ask("192.0.2.2")).total).toBe(3);
});

it("counts a map of very many places as several questions", async () => {
  const { siteId } = ctx;
  const { id: businessId } = await database.db.business.findFirstOrThrow({ where: { siteId, name: "Augenwerk" } });
  const place = { siteId, businessId, name: "Filiale", lat: 47, lng: 8 };
  await database.db.branch.createMany({ data: Array.from({ length: 1_000 }, () => place) });
  await search("");
  const { directory } = createCaller({
    ...{ db: database.db, bus: ctx.bus, actor: null, ip: "192.0.2.3", door: "http" },
    site: { ...ctx.site, isHealthOpticsMember: false },
    log: { info: () => undefined, error: () => undefined },
  });
  expect((await directory.places({})).total).toBe(1_003);
  countSearch("192.0.2.3", 297);
  await expect(directory.places({})).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});
