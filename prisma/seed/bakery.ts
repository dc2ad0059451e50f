import { randomUUID } from "node:crypto";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { makeSite } from "~/features/site/new-site/make-site.ts";
import { plannedDrawings, plannedPages } from "~/features/site/new-site/planned-site.ts";
import { newSiteInput } from "~/features/site/new-site/schema.ts";
import { saveSettings } from "~/features/site/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { finishedPicture } from "./finished-pictures.ts";
import { seedId } from "./ids.ts";
import { demoUsers } from "./users.ts";

const id = seedId("site", "bakery");

const bakery = newSiteInput.parse({
  host: "brot.localhost",
  name: "Bäckerei Rosenau",
  trade: "bakery",
  locales: ["de", "fr"],
  street: "Mühlegasse",
  streetNumber: "3",
  zip: "8353",
  town: "Elgg",
  canton: "ZH",
  phone: "052 000 00 30",
  email: "guten-morgen@rosenau.example",
  hours: "Di-Fr 6-12:15, 14-18:30; Sa 6-14; So 7-11",
});

const facts = {
  legalForm: "GmbH",
  responsible: "Annina Rosenau",
  uid: "CHE-000.000.030",
  hosting: "Winterthur",
  arePricesChecked: true,
};

/** Its pictures, as SVG by their names: they follow from what it is called and what it does. */
export const bakeryDrawings = (): Record<string, string> =>
  plannedDrawings(bakery, plannedPages(bakery, facts, randomUUID()));

/** In the middle of Elgg. */
const place = { lat: 47.4936, lng: 8.8694 };

/** What its owner would do next: the shop is put on the map, and the contact page shows it. */
async function showOnMap(ctx: ServiceContext): Promise<void> {
  const { db, siteId } = ctx;
  await db.branch.updateMany({ where: { siteId }, data: place });
  const { id: groupId, pageId } = await db.group.findFirstOrThrow({ where: { siteId, kind: "contact" } });
  const input = { groupId, key: "arrangement", value: "map" };
  const operation = { opId: seedId("operation", "bakery-map"), command: "group.option", input };
  await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
}

/** The third demo site: what `npm run site:new` makes of a bakery, its ground coloured, on the map, and published page by page. */
export async function writeBakery(db: RootDb, key: string): Promise<{ id: string }> {
  const { id: userId, name, isAdmin } = demoUsers.admin;
  const making = { db, bus: openLiveBus(null), actor: { userId, name, isAdmin, role: null } };
  await makeSite(making, bakery, { id, key, facts, finishedOf: (picture) => finishedPicture(`bakery/${picture}.svg`) });
  const ctx = forEditor({ ...making, site: { id, key, locales: bakery.locales } });
  await saveSettings(ctx, {
    appearance: { bubble: true, gradient: { enabled: true, from: "transparent", to: "background" } },
  });
  await showOnMap(ctx);
  const pages = await db.page.findMany({ where: { siteId: id }, select: { id: true }, orderBy: { sortKey: "asc" } });
  for (const page of pages) await publishPage(ctx, { pageId: page.id });
  return { id };
}
