import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessSchema, type BusinessInput } from "~/features/directory/schema.ts";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { tableOfBusinesses } from "~/features/directory/csv/table-of-businesses.ts";
import { listPanelBranches, listStaff } from "~/features/directory/management/list-parts.ts";
import { shownBusinessSchema } from "~/features/directory/management/schema.ts";
import { withLogo } from "~/features/directory/management/with-logo.ts";
import { listOpticianBranches } from "~/features/directory/optician.ts";
import { removeBusiness } from "~/features/directory/remove-business.ts";
import { lockDirectory, readBusiness, saveBusiness } from "~/features/directory/service.ts";
import { setOwnBusiness } from "~/features/directory/set-own-business.ts";
import { getSiteIndex, noteSiteData } from "~/features/site/site-index.ts";
import { inSite } from "~/server/site-scope.ts";
import { getDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
beforeAll(() => {
  process.env.DATABASE_URL = database.url; // what reads a site's index opens a database of its own
});
afterAll(() => getDb().$disconnect());

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}
const person = (firstName: string, lastName: string): Person => ({ id: randomUUID(), firstName, lastName });
const branch = (name: string, staff: Person[] = []) => ({
  id: randomUUID(),
  name,
  city: "Winterthur",
  lat: 47.4993,
  lng: 8.7287,
  openingHours: {
    periods: [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "18:30" } }],
    special: [{ date: "2026-12-25", open: "00:30", close: "00:30" }],
  },
  staff,
});
const business = (branches: BusinessInput["branches"]): BusinessInput => ({
  id: randomUUID(),
  name: "Optik Muster",
  programs: { gesundheitsoptik: false, frequentlens: true },
  branches,
});

async function contexts() {
  const { contexts } = await makeSite(database.db);
  const [editor] = contexts;
  return { editor, admin: { ...editor, actor: { ...editor.actor, isAdmin: true } } };
}

it("keeps nobody waiting who adds something else to the site while its directory is changed", async () => {
  const { siteId } = (await contexts()).editor;
  const other = { siteId, firstName: "Ada", lastName: "Klar" };
  await inSite(siteId, () =>
    database.db.$transaction(async (tx) => {
      await lockDirectory(tx, siteId);
      await database.db.staffMember.create({ data: other });
      const again = database.db.$transaction(async (second) => {
        await second.$executeRaw`SET LOCAL lock_timeout = '300ms'`;
        await lockDirectory(second, siteId);
      });
      await expect(again).rejects.toThrow("lock timeout");
    }),
  );
  expect(await database.db.staffMember.count({ where: other })).toBe(1);
});

it("lists branches and people of all businesses, found by name, place and business, and none of another site", async () => {
  const { editor } = await contexts();
  const [ada, bo] = [person("Ada", "Klar"), person("Bo", "Ämsler")];
  const [altstadt, bahnhof] = [
    branch("Altstadt", [ada]),
    { ...branch("Bahnhof", [bo]), city: "Zürich", active: false },
  ];
  const draft = {
    ...business([branch("Werkstatt", [person("Cy", "Neu")])]),
    name: "Atelier",
    status: "draft" as const,
  };
  const shop = business([altstadt, bahnhof]);
  for (const each of [shop, draft]) await saveBusiness(editor, each);
  await saveBusiness((await contexts()).editor, business([branch("Fremd", [person("Ada", "Fremd")])]));

  type Asked = Partial<Parameters<typeof listStaff>[1]>;
  const branches = async (asked: Asked) =>
    (await listPanelBranches(editor, { search: "", page: 1, ...asked })).branches.map(({ name }) => name);
  const people = async (asked: Asked) =>
    (await listStaff(editor, { search: "", page: 1, ...asked })).staff.map(({ firstName }) => firstName);
  expect(await branches({}), "by business, in its own order").toEqual(["Werkstatt", "Altstadt", "Bahnhof"]);
  expect(await people({}), "by last name").toEqual(["Bo", "Ada", "Cy"]);
  expect(await branches({ page: 2 })).toEqual([]);
  expect(await branches({ status: "draft" })).toEqual(["Werkstatt"]);
  expect(await people({ status: "published" })).toEqual(["Bo", "Ada"]);
  for (const [search, names, found] of [
    ["altst", ["Altstadt"], ["Ada"]],
    ["bàhnhof", ["Bahnhof"], ["Bo"]],
    ["amsler", [], ["Bo"]],
    ["zurich", ["Bahnhof"], ["Bo"]],
    ["atelier", ["Werkstatt"], ["Cy"]],
    ["ada klar", [], ["Ada"]],
    ["ada amsler", [], []],
  ] as const) {
    expect(await branches({ search }), search).toEqual(names);
    expect(await people({ search }), search).toEqual(found);
  }
  const of = { businessId: shop.id, business: "Optik Muster", status: "published" };
  const shown = { ...{ id: bahnhof.id, name: "Bahnhof", city: "Zürich", active: false }, ...of };
  expect(await listPanelBranches(editor, { search: "bahnhof", page: 1 })).toEqual({
    branches: [shown],
    total: 1,
    pages: 1,
  });
  const told = { ...bo, branch: "Bahnhof", city: "Zürich", ...of };
  expect(await listStaff(editor, { search: "bo", page: 1 })).toMatchObject({ staff: [told], total: 1 });
});

describe("the business that a site belongs to", () => {
  const ownOf = async (id: string) => (await database.db.site.findUniqueOrThrow({ where: { id } })).ownBusinessId;
  const draft = (name: string) => ({ ...business([branch(name)]), status: "draft" as const });

  it("is the only one that it lists, counts once it is published, and is not changed by the next one", async () => {
    const { editor } = await contexts();
    const { siteId } = editor;
    const first = draft("Altstadt");
    await saveBusiness(editor, first);
    expect(await ownOf(siteId)).toBe(first.id);
    expect(await listOpticianBranches(editor)).toEqual([]);
    await saveBusiness(editor, { ...first, status: "published" });
    await saveBusiness(editor, business([branch("Nachbar")]));
    expect(await ownOf(siteId)).toBe(first.id);
    expect((await listOpticianBranches(editor)).map(({ name }) => name)).toEqual(["Altstadt"]);
    const { dataHeads } = await database.db.site.findUniqueOrThrow({ where: { id: siteId } });
    noteSiteData(siteId, dataHeads); // as the process does that hears of a change
    expect(await getSiteIndex(siteId)).toMatchObject({
      businessName: "Optik Muster",
      branches: [{ name: "Altstadt" }],
    });
  });

  it("is none of those that a table brings, or that are saved beside others", async () => {
    const { editor } = await contexts();
    await importBusinesses(editor, { text: "name;branch\nEins;A", apply: true });
    expect(await ownOf(editor.siteId)).toBeNull();
    await saveBusiness(editor, business([]));
    expect(await ownOf(editor.siteId)).toBeNull();
    expect(await listOpticianBranches(editor)).toEqual([]);
  });

  it("is none again once an admin said so, whatever is saved of the only one", async () => {
    const { editor, admin } = await contexts();
    const only = draft("Altstadt");
    await saveBusiness(editor, only);
    await setOwnBusiness(admin, { businessId: null });
    await saveBusiness(editor, { ...only, name: "Umbenannt" });
    expect(await ownOf(editor.siteId)).toBeNull();
    const links = await removeBusiness(editor, { id: only.id });
    await saveBusiness(editor, { ...only, links }); // taken back, and nobody's own as before
    expect(await ownOf(editor.siteId)).toBeNull();
  });

  it("is chosen by admins alone, and brings its membership of health optics along", async () => {
    const { editor, admin } = await contexts();
    const { siteId } = editor;
    await saveBusiness(editor, business([]));
    const member = { ...business([]), programs: { gesundheitsoptik: true, frequentlens: false } };
    await saveBusiness(admin, member);
    const isMember = async () =>
      (await database.db.site.findUniqueOrThrow({ where: { id: siteId } })).isHealthOpticsMember;
    await expect(setOwnBusiness(editor, { businessId: member.id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(setOwnBusiness(admin, { businessId: randomUUID() })).rejects.toMatchObject({ code: "not-found" });
    await setOwnBusiness(admin, { businessId: member.id });
    expect([await ownOf(siteId), await isMember()]).toEqual([member.id, true]);
    await setOwnBusiness(admin, { businessId: null });
    expect([await ownOf(siteId), await isMember()]).toEqual([null, false]);
  });
});

describe("removeBusiness", () => {
  it("takes branches and people along, and leaves what is of another revision, a member, and the own one to admins", async () => {
    const { editor, admin } = await contexts();
    const { siteId } = editor;
    const own = business([branch("Altstadt", [person("Ada", "Klar")])]);
    await saveBusiness(editor, own);
    const member = { ...business([]), programs: { gesundheitsoptik: true, frequentlens: false } };
    await saveBusiness(admin, member);
    const listed = business([branch("See", [person("Luca", "Bern")])]);
    await saveBusiness(editor, listed);
    const { revision } = await saveBusiness(editor, { ...listed, name: "Umbenannt" });

    const stale = removeBusiness(editor, { id: listed.id, revision: revision - 1 });
    await expect(stale).rejects.toMatchObject({ code: "stale" });
    for (const { id } of [own, member])
      await expect(removeBusiness(editor, { id })).rejects.toMatchObject({ code: "forbidden" });
    await removeBusiness(editor, { id: listed.id, revision });
    await expect(removeBusiness(editor, { id: listed.id })).rejects.toMatchObject({ code: "not-found" });
    expect(await database.db.staffMember.count({ where: { siteId } })).toBe(1);
    await removeBusiness(admin, { id: own.id });
    expect(await database.db.site.findUniqueOrThrow({ where: { id: siteId } })).toMatchObject({ ownBusinessId: null });
    expect(await database.db.branch.count({ where: { siteId } })).toBe(0);

    await saveBusiness(editor, listed); // taken back, with the ids that it had
    expect((await readBusiness(editor, listed.id)).branches[0]?.staff).toEqual(listed.branches[0]?.staff);
  });
});

describe("what names a branch and its people", () => {
  const job = async ({ siteId }: { siteId: string }, names: { branchId: string; staffMemberId: string | null }) => {
    const { id } = await database.db.job.create({ data: { siteId, ...names } });
    return () => database.db.job.findFirstOrThrow({ where: { id, siteId } });
  };

  it("names them again once their removal is taken back, by the business or by a branch, unless it names others", async () => {
    const { editor } = await contexts();
    const { siteId } = editor;
    const [ada, luca] = [person("Ada", "Klar"), person("Luca", "Bern")];
    const [altstadt, see, other] = [branch("Altstadt", [ada]), branch("See", [luca]), branch("Fern")];
    const [whole, elsewhere] = [business([altstadt, see]), business([other])];
    await saveBusiness(editor, elsewhere); // the site's own
    await saveBusiness(editor, whole);
    const named = { branchId: altstadt.id, staffMemberId: luca.id };
    const [jobNow, movedNow] = [await job(editor, named), await job(editor, named)];
    const item = await database.db.marketplaceItem.create({
      data: { siteId, itemType: "frame", listingKind: "offering", ...named },
    });
    const course = await database.db.course.create({ data: { siteId, title: "Kurs", ...named } });
    const { revision } = await jobNow();

    const { links } = await saveBusiness(editor, { ...whole, branches: [see] });
    expect(await jobNow()).toMatchObject({ branchId: null, staffMemberId: luca.id, changedBy: editor.actor.name });
    expect((await jobNow()).revision).toBeGreaterThan(revision); // who has it open is asked
    expect((await saveBusiness(editor, { ...whole, links })).links).toEqual([]);
    expect(await jobNow()).toMatchObject(named);

    const cut = await removeBusiness(editor, { id: whole.id });
    expect(await jobNow()).toMatchObject({ branchId: null, staffMemberId: null });
    await database.db.job.updateMany({ where: { id: (await movedNow()).id, siteId }, data: { branchId: other.id } });
    await saveBusiness(editor, { ...elsewhere, links: cut }); // not theirs
    expect(await jobNow()).toMatchObject({ branchId: null, staffMemberId: null });
    await saveBusiness(editor, { ...whole, links: cut });
    expect(await jobNow()).toMatchObject(named);
    expect(await movedNow()).toMatchObject({ ...named, branchId: other.id });
    expect(await database.db.marketplaceItem.findFirst({ where: { id: item.id, siteId } })).toMatchObject(named);
    expect(await database.db.course.findFirst({ where: { id: course.id, siteId } })).toMatchObject(named);
  });

  it("stays what it is on another site", async () => {
    const [{ editor }, foreign] = [await contexts(), (await contexts()).editor];
    const whole = business([branch("Altstadt")]);
    await saveBusiness(editor, whole);
    const { siteId } = foreign;
    const theirs = await database.db.job.create({ data: { siteId } });
    const links = [{ id: whole.branches[0]?.id ?? "", jobs: [theirs.id], items: [], courses: [] }];
    await saveBusiness(editor, { ...whole, links });
    expect(await database.db.job.findFirst({ where: { id: theirs.id, siteId } })).toEqual(theirs);
  });
});

describe("what is stored otherwise than the form would have it", () => {
  it("is opened and written to a table with all that it says, and refused once it is saved", async () => {
    const { editor } = await contexts();
    const { siteId } = editor;
    const long = "x".repeat(300);
    const given = business([branch("Altstadt")]);
    await saveBusiness(editor, given);
    const where = { siteId, businessId: given.id };
    const nine = { open: { day: 1, time: "09:00" }, close: { day: 1, time: "12:00" } };
    const openingHours = { periods: Array.from({ length: 50 }, () => nine), special: [] };
    await inSite(siteId, async () => {
      await database.db.business.updateMany({ where: { siteId, id: given.id }, data: { name: long } });
      await database.db.branch.updateMany({ where, data: { city: long, email: "nobody", canton: "XX", openingHours } });
    });
    const { business: opened } = shownBusinessSchema.parse(
      await withLogo(editor, await readBusiness(editor, given.id)),
    );
    expect(opened).toMatchObject({
      name: long,
      branches: [{ city: long, email: "nobody", canton: "XX", openingHours }],
    });
    expect((await tableOfBusinesses(editor, { search: "" })).text).toContain(long);
    await expect(saveBusiness(editor, opened)).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("saveBusiness", () => {
  it("refuses shapes that cannot be, and stores nothing of them", async () => {
    const { editor } = await contexts();
    const siteId = editor.site.id;
    const good = business([branch("Altstadt")]);
    const refused: Partial<BusinessInput>[] = [
      { name: " " },
      { branches: [{ ...branch("Altstadt"), timeZone: "Europe/Winterthur" }] },
      { branches: [{ ...branch("Altstadt"), lng: null }] },
      { branches: [{ ...branch("Altstadt"), email: "not an address" }] },
      {
        branches: [
          {
            ...branch("Altstadt"),
            openingHours: { periods: [], special: [{ date: "2026-12-25", open: "9", close: "18:00" }] },
          },
        ],
      },
    ];
    for (const part of refused)
      await expect(saveBusiness(editor, { ...good, ...part })).rejects.toMatchObject({ code: "invalid" });
    expect(await database.db.business.count({ where: { siteId } })).toBe(0);
  });

  it("makes branches and people exactly those given, in their order", async () => {
    const { editor } = await contexts();
    const [amina, luca, chiara] = [
      person("Amina", "Kessler"),
      person("Luca", "Bernasconi"),
      person("Chiara", "Moretti"),
    ];
    const [old, seuzach] = [branch("Altstadt", [amina, luca]), branch("Seuzach")];
    const first = business([old, seuzach]);
    const saved = await saveBusiness(editor, first);
    expect(saved.branches.map(({ name }) => name)).toEqual(["Altstadt", "Seuzach"]);
    expect(saved.branches[0]?.staff).toEqual([luca, amina]); // by last name
    const sent = businessSchema.parse(first);
    expect(saved.branches.map(({ staff }) => staff)).toEqual(sent.branches.map(({ staff }) => staff));
    expect(saved.branches[0]?.openingHours).toEqual(old.openingHours);

    const added = branch("Wülflingen", [chiara]);
    const again = await saveBusiness(editor, {
      ...first,
      name: "Optik Neu",
      branches: [added, { ...seuzach, active: false, staff: [amina] }],
    });
    expect(again).toEqual({ ...(await readBusiness(editor, first.id)), links: [] });
    expect(again.name).toBe("Optik Neu");
    expect(again.branches.map(({ name, active, staff }) => [name, active, staff])).toEqual([
      ["Wülflingen", true, [chiara]],
      ["Seuzach", false, [amina]],
    ]);
    expect(await database.db.staffMember.count({ where: { siteId: editor.site.id } })).toBe(2);
  });

  it("lets admins alone change the health-optics membership", async () => {
    const { editor, admin } = await contexts();
    const member = { ...business([]), programs: { gesundheitsoptik: true, frequentlens: false } };
    await expect(saveBusiness(editor, member)).rejects.toMatchObject({ code: "forbidden" });
    await saveBusiness(admin, member);
    expect(await saveBusiness(editor, { ...member, name: "Umbenannt" })).toMatchObject({ name: "Umbenannt" });
    const left = { ...member, programs: { gesundheitsoptik: false, frequentlens: false } };
    await expect(saveBusiness(editor, left)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("touches no row of another site or another business", async () => {
    const [own, foreign] = [(await contexts()).editor, (await contexts()).editor];
    const theirs = business([branch("Fremd", [person("Fremde", "Person")])]);
    const before = await saveBusiness(foreign, theirs);
    const neighbour = business([branch("Nachbar", [person("Nach", "Barin")])]);
    const beside = await saveBusiness(own, neighbour);
    const attempts: BusinessInput[] = [
      { ...business([]), id: theirs.id },
      ...[before, beside].flatMap(({ branches: [other] }) =>
        other ? [business([other]), business([branch("Eigen", other.staff)])] : [],
      ),
      { ...business([]), logoMediaId: randomUUID() },
    ];
    for (const attempt of attempts)
      await expect(saveBusiness(own, attempt)).rejects.toMatchObject({ code: "not-found" });
    await expect(readBusiness(own, theirs.id)).rejects.toMatchObject({ code: "not-found" });
    expect({ ...(await readBusiness(foreign, theirs.id)), links: [] }).toEqual(before);
    expect({ ...(await readBusiness(own, neighbour.id)), links: [] }).toEqual(beside);
    expect(await database.db.business.count({ where: { siteId: own.site.id } })).toBe(1);
  });

  it("lets one of several win who have seen the same state, and tells the others who and when", async () => {
    const { editor } = await contexts();
    const whole = business([branch("Altstadt")]);
    const { revision } = await saveBusiness(editor, whole);
    const names = ["Ada", "Beat", "Cla", "Dora"];
    const saves = await Promise.allSettled(
      names.map((name) =>
        saveBusiness({ ...editor, actor: { ...editor.actor, name } }, { ...whole, name: `Optik ${name}`, revision }),
      ),
    );
    const winner = names.find((_, index) => saves[index]?.status === "fulfilled") ?? "";
    const stored = await readBusiness(editor, whole.id);
    expect(stored).toMatchObject({ name: `Optik ${winner}`, revision: revision + 1 });
    const refused = saves.flatMap((save) => (save.status === "rejected" ? [save.reason as unknown] : []));
    expect(refused).toHaveLength(names.length - 1);
    for (const reason of refused) {
      const details = { refusal: "record-changed", revision: revision + 1, by: winner };
      expect(reason).toMatchObject({ code: "stale", details });
    }
    const knowing = { ...whole, name: "Optik Neu", revision: stored.revision };
    expect(await saveBusiness(editor, knowing)).toMatchObject({ name: "Optik Neu", revision: revision + 2 });
    const gone = { ...business([]), revision: 0 };
    await expect(saveBusiness(editor, gone)).rejects.toMatchObject({ details: { refusal: "record-gone" } });
  });

  it("saves one after the other what comes at once", async () => {
    const { editor } = await contexts();
    const whole = business([branch("Altstadt", [person("Amina", "Kessler")])]);
    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, index) => saveBusiness(editor, { ...whole, name: `Optik ${index}` })),
    );
    expect(saves).toHaveLength(6);
    expect((await readBusiness(editor, whole.id)).branches).toHaveLength(1);
  });
});
