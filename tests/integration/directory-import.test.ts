import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { tableOfBusinesses } from "~/features/directory/csv/table-of-businesses.ts";
import { directoryQueryOf } from "~/features/directory/search/schema.ts";
import { searchDirectory } from "~/features/directory/search/search-directory.ts";
import { readBusiness, saveBusiness } from "~/features/directory/service.ts";
import { emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { keptJob } from "~/features/listings/kept-entries.ts";
import { saveJob } from "~/features/listings/service.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ctx: ServiceContext;
beforeEach(async () => {
  ({
    contexts: [ctx],
  } = await makeSite(database.db));
});
const count = () => database.db.business.count({ where: { siteId: ctx.siteId } });
const head = "id;name;status;branchId;branch;zip;city;email;hours";
const line = (at: number) => `;Optik ${at};published;;Filiale;${1000 + at};Bern;;Mo 09:00-18:30`;

it("tells what 500 businesses with seven faulty lines would change, and makes exactly that", async () => {
  const rows = Array.from({ length: 500 }, (_, at) => line(at));
  rows[10] = `${randomUUID()};Fremd;;;;;;;`;
  rows[20] = ";;;;Filiale;;;;";
  rows[30] = ";Optik;neu;;;;;;";
  rows[40] = ";Optik;;;Filiale;;;keine Adresse;";
  rows[50] = ";Optik;;;Filiale;;;;Mo 9 bis 12";
  rows[60] = ";Optik;;;Filiale;;;;;zu viel";
  rows[70] = `;Optik;;${randomUUID()};Filiale;;;;`;
  const text = [head, ...rows].join("\n");

  const told = await importBusinesses(ctx, { text, apply: false });
  expect(told).toMatchObject({ isApplied: false, created: 493, changed: 0, unchanged: 0 });
  expect(told.faults.map(({ line: at, reason }) => `${at} ${reason}`)).toEqual([
    "12 unknownId",
    "22 required",
    "32 status",
    "42 email",
    "52 hours",
    "62 columns",
    "72 unknownId",
  ]);
  expect(await count()).toBe(0);

  expect(await importBusinesses(ctx, { text, apply: true })).toMatchObject({ isApplied: true, created: 493 });
  expect(await count()).toBe(493);

  const written = await tableOfBusinesses(ctx, { search: "Optik 7", status: undefined });
  const again = await importBusinesses(ctx, { text: written.text.replace("Optik 7;", "Optik Sieben;"), apply: true });
  expect(again).toMatchObject({ created: 0, changed: 1, faults: [] });
  expect(again.changes).toMatchObject([{ line: 2, type: "changed", name: "Optik Sieben", columns: ["name"] }]);
  expect(await count()).toBe(493);
});

it("takes the changes that are chosen, and keeps people, order and branches that the table does not name", async () => {
  const [id, oneId, otherId, personId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const staff = [{ id: personId, firstName: "Ada", lastName: "Klar" }];
  const programs = { gesundheitsoptik: false, frequentlens: true };
  const branches = [
    { id: oneId, name: "Eins", staff },
    { id: otherId, name: "Zwei" },
  ];
  const { revision } = await saveBusiness(ctx, { id, name: "Klar", programs, branches });
  const text = `id;name;branchId;branch;zip;city\n${id};Klar;${otherId};Markt;3000;Zürich\n;Neu;;Drei;;\n;Nicht;;Vier;;`;
  const made = await importBusinesses(ctx, { text, apply: true, lines: [2, 3] });
  expect(made).toMatchObject({ created: 1, changed: 1 });
  expect(await readBusiness(ctx, id)).toMatchObject({
    programs,
    revision: revision + 1, // whoever has it open is told
    branches: [
      { id: oneId, name: "Eins", staff },
      { id: otherId, name: "Markt", city: "Zürich" },
    ],
  });
  const found = await searchDirectory(
    { db: database.db, siteId: ctx.siteId },
    directoryQueryOf(new URLSearchParams({ q: "zurich" })),
  );
  expect(found.businesses.map(({ name }) => name)).toEqual(["Klar"]);
  expect(await count()).toBe(2);
});

it("makes the people of a branch those that its cell says, and leaves what named somebody who is gone", async () => {
  const [id, branchId, ada, bo] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const staff = [
    { id: ada, firstName: "Ada", lastName: "Klar" },
    { id: bo, firstName: "Bo", lastName: "Li" },
  ];
  const programs = { gesundheitsoptik: false, frequentlens: false };
  await saveBusiness(ctx, { id, name: "Klar", programs, branches: [{ id: branchId, name: "Eins", staff }] });
  const job = { ...emptyJob(randomUUID()), title: { de: "Lehrstelle" }, branchId, staffMemberId: bo };
  const revision = await saveJob(ctx, job);
  const text = `id;name;branchId;branch;staff\n${id};Klar;${branchId};Eins;"Ada Klar; Cem Öz"\n;Neu;;Zwei;Dea Sol`;
  expect(await importBusinesses(ctx, { text, apply: true })).toMatchObject({ created: 1, changed: 1, faults: [] });
  const people = await database.db.staffMember.findMany({ where: { siteId: ctx.siteId }, orderBy: { sought: "asc" } });
  expect(people.map(({ firstName, sought }) => [firstName, sought])).toEqual([
    ["Ada", "klar ada"],
    ["Cem", "oz cem"],
    ["Dea", "sol dea"],
  ]);
  expect(people[0]).toMatchObject({ id: ada, branchId });
  expect(await keptJob(ctx, job.id)).toMatchObject({ branchId, staffMemberId: null, revision: revision + 1 });
});

it("leaves what somebody else has changed since it was told, and says so", async () => {
  const programs = { gesundheitsoptik: false, frequentlens: false };
  const [one, other] = [randomUUID(), randomUUID()];
  const seen: Record<string, number> = {};
  for (const id of [one, other])
    seen[id] = (await saveBusiness(ctx, { id, name: "Klar", programs, branches: [] })).revision;
  const text = `id;name\n${one};Eins\n${other};Zwei`;
  const { changes } = await importBusinesses(ctx, { text, apply: false });
  expect(Object.fromEntries(changes.map(({ id, revision }) => [id, revision]))).toEqual(seen);
  await saveBusiness(ctx, { id: one, name: "Von der Kollegin", programs, branches: [] });
  const made = await importBusinesses(ctx, { text, apply: true, lines: [2, 3], seen });
  expect(made).toMatchObject({ changed: 1, faults: [{ line: 2, reason: "stale", column: null }] });
  expect(await readBusiness(ctx, one)).toMatchObject({ name: "Von der Kollegin" });
  expect(await readBusiness(ctx, other)).toMatchObject({ name: "Zwei" });
});

it("has room for ten thousand businesses, of which those count that were chosen", async () => {
  await inSite(
    ctx.siteId,
    () => database.db.$executeRaw`
      INSERT INTO "Business" ("id", "siteId", "name", "sought", "letter")
      SELECT gen_random_uuid(), ${ctx.siteId}::uuid, 'Optik ' || n, 'optik ' || n, 'O' FROM generate_series(1, 9999) n`,
  );
  const full = { code: "invalid", details: { refusal: "directory-full" } };
  const programs = { gesundheitsoptik: false, frequentlens: false };
  const text = "name\nA\nB";
  expect(await importBusinesses(ctx, { text, apply: false }), "one of them may be chosen").toMatchObject({
    created: 2,
  });
  await expect(importBusinesses(ctx, { text, apply: true })).rejects.toMatchObject(full);
  expect(await importBusinesses(ctx, { text, apply: true, lines: [2] })).toMatchObject({ created: 1 });
  const another = saveBusiness(ctx, { id: randomUUID(), name: "B", programs, branches: [] });
  await expect(another).rejects.toMatchObject(full);
});

it("reaches no business of another site", async () => {
  const { contexts } = await makeSite(database.db);
  const id = randomUUID();
  const programs = { gesundheitsoptik: false, frequentlens: false };
  await saveBusiness(contexts[0], { id, name: "Fremd", programs, branches: [] });
  const { faults } = await importBusinesses(ctx, { text: `id;name\n${id};Meins`, apply: true });
  expect(faults).toEqual([{ line: 2, reason: "unknownId", column: "id" }]);
  await expect(importBusinesses(ctx, { text: "Brille;Preis", apply: true })).rejects.toMatchObject({ code: "invalid" });
});
