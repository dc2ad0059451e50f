import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { listHistory } from "~/features/page/history/list-history.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { pageSummary } from "~/features/page/service/page-summary.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { putPageBack } from "~/features/page/service/put-back-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { takeDownPage } from "~/features/page/service/take-down-page.ts";
import { destinationOf } from "~/features/site/domain/pages/addresses.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { searchSite } from "~/features/site/search.ts";
import { getSiteIndex, noteSiteRevision } from "~/features/site/site-index.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";
import { openConnections } from "../support/while-waiting.ts";

const database = useDatabase();
const initialGroups = ["hero", "cta"];
let ctx: ServiceContext;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  ({
    contexts: [ctx],
  } = await makeSite(database.db, { locales: ["de", "fr"] }));
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

async function addOnline(name: string, slug: string): Promise<string> {
  const locales = { de: { slug }, fr: { slug } };
  const meta = { name: { de: name, fr: name } };
  const { pageId } = await addPage(ctx, { name, locale: "de", collection: null, meta, locales, initialGroups });
  await publishPage(ctx, { pageId });
  return pageId;
}
async function edit(pageId: string, command: string, input: Record<string, Json>): Promise<void> {
  const { revision } = await loadDraft(ctx, { pageId });
  await editPage(ctx, { pageId, baseRevision: revision, operation: { opId: randomUUID(), command, input } });
}
const draftOf = async (pageId: string) => (await loadDraft(ctx, { pageId })).document;
async function indexNow() {
  const { revision } = await database.db.site.findUniqueOrThrow({ where: { id: ctx.siteId } });
  noteSiteRevision(ctx.siteId, revision);
  const index = await getSiteIndex(ctx.siteId);
  if (!index) throw new Error("The site is gone");
  return index;
}
const online = async (pageId: string) => (await indexNow()).pages.get(pageId);
async function finds(query: string): Promise<string[]> {
  const { hits } = await searchSite(await indexNow(), "de", query);
  return hits.map(({ title }) => title.map(({ text }) => text).join(""));
}

describe("a page that was taken down is put back", () => {
  it("as visitors saw it, and with the draft as it was, whatever was not published and not translated", async () => {
    const pageId = await addOnline("Gletscherbrillen", "gletscherbrillen");
    const [hero = "", cta = ""] = sectionsOf(await draftOf(pageId)).map(({ id }) => id);
    await edit(pageId, "field.text", { groupId: hero, fieldName: "title", locale: "de", text: "Nur auf Deutsch" });
    await edit(pageId, "group.markForDeletion", { groupId: cta });
    await edit(pageId, "group.add", { groupId: randomUUID(), kind: "hero", nextTo: null, parentId: null });
    const before = { draft: await draftOf(pageId), status: await publicationStatus(ctx, { pageId }) };
    const seen = await online(pageId);
    await expect(publishPage(ctx, { pageId, mustBeTranslated: true })).rejects.toMatchObject({ code: "invalid" });

    await takeDownPage(ctx, { pageId });
    expect([await online(pageId), await finds("gletscherbrillen")]).toEqual([undefined, []]);
    expect(await pageSummary(ctx, { pageId })).toMatchObject({ publishedNumber: null, wasPublished: true });
    await putPageBack(ctx, { pageId });
    expect(await online(pageId)).toEqual(seen);
    expect(await finds("gletscherbrillen")).toEqual(["Gletscherbrillen"]);
    expect({ draft: await draftOf(pageId), status: await publicationStatus(ctx, { pageId }) }).toEqual(before);
    const { entries } = await listHistory(ctx, { pageId });
    expect(entries.slice(0, 2).map(({ did }) => did[0]?.deed)).toEqual(["putBack", "takenDown"]);
  });

  it("with what was written and deleted meanwhile as changes that are not published", async () => {
    const pageId = await addOnline("Schneebrillen", "schneebrillen");
    const [hero = "", cta = ""] = sectionsOf(await draftOf(pageId)).map(({ id }) => id);
    await takeDownPage(ctx, { pageId });
    await edit(pageId, "field.text", { groupId: hero, fieldName: "title", locale: "de", text: "Neu" });
    await edit(pageId, "group.delete", { groupId: cta });
    await putPageBack(ctx, { pageId });
    const { status, groups } = await draftOf(pageId);
    expect(status).toBe("published");
    expect(groups[hero]).toMatchObject({ status: "published", fields: { title: { texts: { de: { text: "Neu" } } } } });
    expect(groups[cta]).toBeUndefined();
    expect(await publicationStatus(ctx, { pageId })).toMatchObject({ fields: 1, groups: 1 });
  });

  it("never where it is online, never was, or where another page stands at its address by now", async () => {
    const pageId = await addOnline("Taucherbrillen", "taucherbrillen");
    const refused = (refusal: string) =>
      expect(putPageBack(ctx, { pageId })).rejects.toMatchObject({ details: { refusal } });
    await refused("already-online");
    const { pageId: never } = await addPage(ctx, { name: "Nie", locale: "de", collection: null, meta: {} });
    await expect(putPageBack(ctx, { pageId: never })).rejects.toMatchObject({
      details: { refusal: "never-published" },
    });
    await takeDownPage(ctx, { pageId });
    for (const locale of ["de", "fr"] as const) await savePageInfo(ctx, { pageId, locale, slug: "alte-brillen" });
    const other = await addOnline("Neue Taucherbrillen", "taucherbrillen");
    await refused("slug-taken");
    expect(await online(pageId)).toBeUndefined();
    await takeDownPage(ctx, { pageId: other });
    await putPageBack(ctx, { pageId });
    expect((await online(pageId))?.locales["de"]?.slug).toBe("taucherbrillen");
  });

  it("alone at its address, where another page goes online there at the same moment", async () => {
    const places: string[][] = [];
    for (const round of ["Sonne", "Regen", "Wind", "Nebel", "Hagel", "Föhn"]) {
      const slug = `brillen-${round.toLowerCase().replace("ö", "oe")}`;
      const former = await addOnline(`Alte Brillen ${round}`, slug);
      await takeDownPage(ctx, { pageId: former });
      for (const locale of ["de", "fr"] as const)
        await savePageInfo(ctx, { pageId: former, locale, slug: `alt-${slug}` });
      const locales = { de: { slug }, fr: { slug } };
      const meta = { name: { de: round, fr: round } };
      const page = { name: round, locale: "de" as const, collection: null, meta, locales, initialGroups };
      const { pageId } = await addPage(ctx, page);
      places.push([former, pageId]);
    }
    await openConnections(database);
    const outcomes = await Promise.allSettled(
      places.flatMap(([former = "", pageId = ""]) => [
        putPageBack(ctx, { pageId: former }),
        publishPage(ctx, { pageId }),
      ]),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
    expect(refused).toHaveLength(places.length);
    for (const reason of refused) expect(reason).toMatchObject({ details: { refusal: "slug-taken" } });
    const { pages } = await indexNow();
    for (const both of places) expect(both.filter((id) => pages.has(id))).toHaveLength(1);
  });
});

describe("a page that goes online again under another address", () => {
  it("is found at the one that it had before it was taken down, unless that is another page's by now", async () => {
    const pageId = await addOnline("Sommeraktion", "sommeraktion");
    const leadsTo = async (slug: string) => {
      const destination = destinationOf(await indexNow(), ["de", slug]);
      return destination.type === "redirect" ? destination.location : destination.type;
    };
    const renamed = async (slug: string) => {
      await takeDownPage(ctx, { pageId });
      for (const locale of ["de", "fr"] as const) await savePageInfo(ctx, { pageId, locale, slug });
    };
    await renamed("sommeraktion-neu");
    expect(await leadsTo("sommeraktion")).toBe("missing");
    await publishPage(ctx, { pageId });
    expect(await leadsTo("sommeraktion")).toBe("/de/sommeraktion-neu");

    await renamed("herbstaktion");
    const other = await addOnline("Andere Aktion", "sommeraktion-neu");
    for (const locale of ["de", "fr"] as const) await savePageInfo(ctx, { pageId: other, locale, slug: "andere" });
    await publishPage(ctx, { pageId: other });
    await publishPage(ctx, { pageId });
    expect(await leadsTo("sommeraktion-neu")).toBe("/de/andere");
    expect(await leadsTo("sommeraktion")).toBe("/de/herbstaktion");
  });
});
