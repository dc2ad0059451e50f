import { loadPage } from "~/features/page/load.ts";
import { publishedPageSchema } from "~/features/page/schema.ts";
import { loadSite } from "~/features/site/load-site.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import type { MediaModel, RootDb } from "~/server/db.ts";
import type { StoredFile } from "~/server/files/files.ts";
import { asArchived } from "./domain/archived-document.ts";
import { canonicalJson } from "./domain/canonical-json.ts";
import { maskedIds, maskedText } from "./domain/masked-ids.ts";
import { directoryOf } from "./export-directory.ts";
import { archiveFormat, archiveNames, type MediumFile } from "./schema.ts";
import { exportedMedia, storedFileOf } from "./stored-media.ts";
import { siteMask } from "./site-mask.ts";
import { tarOf, type TarFile } from "./tar-write.ts";

interface ExportContext {
  db: RootDb;
  siteId: string;
}

/** What has been told of pages, so that nothing leads to one that is not in the archive. */
interface Told {
  pages: Set<string>;
  groups: Set<string>;
}

/**
 * A site as one tar archive, piece by piece: drafts, every published version, media with their originals, settings,
 * look, navigation, redirects, collections, businesses and kept sections. Nobody's name, session, form answer or game
 * is in it, no page that lies in the trash, and no clock: the same content makes the same bytes, in every installation.
 * A medium whose file is gone (`missingMedia`) goes without it: one lost file must not hold a whole site back. Throws
 * `not-found`.
 */
export function exportedSite(ctx: ExportContext): AsyncGenerator<Buffer> {
  return tarOf(filesOf(ctx));
}

async function* filesOf(ctx: ExportContext): AsyncGenerator<TarFile> {
  const { db, siteId } = ctx;
  const mask = siteMask(siteId);
  const json = (name: string, value: unknown): TarFile => {
    const plain = JSON.parse(JSON.stringify(value)) as Json; // dates as texts, and nothing that is undefined
    const bytes = Buffer.from(canonicalJson(maskedIds(plain, mask)));
    return { name: maskedName(name), size: bytes.byteLength, bytes: [bytes] };
  };
  const maskedName = (name: string) =>
    name
      .split("/")
      .map((part) => maskedText(part, mask))
      .join("/");
  const inMaskedOrder = (ids: string[]) => ids.toSorted((one, other) => (maskedName(one) < maskedName(other) ? -1 : 1));

  yield json(archiveNames.site, await siteFile(ctx));
  yield json(archiveNames.directory, await directoryOf(ctx, inMaskedOrder));
  const told: Told = { pages: new Set(), groups: new Set() };
  const pages = await db.page.findMany({ where: { siteId, deletedAt: null }, select: { id: true } });
  for (const id of inMaskedOrder(pages.map((page) => page.id))) yield* mapFiles(pageFiles(ctx, id, told), json);
  yield* mapFiles(aroundPages(ctx, told, inMaskedOrder), json);
  const media = await db.media.findMany({ where: exportedMedia(siteId), select: { id: true } });
  for (const id of inMaskedOrder(media.map((medium) => medium.id))) {
    const row = await db.media.findFirst({ where: { siteId, id } });
    if (!row) continue; // deleted a moment ago
    const stored = await storedFileOf(row);
    yield json(archiveNames.medium(id), mediumFile(row, stored?.name ?? null));
    if (stored) yield { ...bytesOf(stored.file), name: maskedName(archiveNames.file(id, stored.name)) };
  }
}

type Named = [name: string, value: unknown];

async function* mapFiles(files: AsyncIterable<Named>, make: (name: string, value: unknown) => TarFile) {
  for await (const [name, value] of files) yield make(name, value);
}

async function siteFile({ db, siteId }: ExportContext) {
  const [site, loaded] = await Promise.all([db.site.findUnique({ where: { id: siteId } }), loadSite(db, siteId)]);
  if (!site || !loaded) throw new DomainError("not-found", "no such site");
  const { name, locales, timeZone, ownBusinessId, isHealthOpticsMember } = site;
  const { theme } = loaded.document;
  const settings = { ...loaded.document.settings, media: { limitGb: 0 } }; // its room is the installation's to give
  return { ...archiveFormat, name, locales, timeZone, theme, settings, ownBusinessId, isHealthOpticsMember };
}

async function* pageFiles({ db, siteId }: ExportContext, id: string, told: Told): AsyncGenerator<Named> {
  const [page, row] = await Promise.all([loadPage(db, siteId, id), db.page.findFirst({ where: { siteId, id } })]);
  if (!page || !row) return; // put into the trash a moment ago
  const versions = await db.pageVersion.findMany({
    where: { siteId, pageId: id },
    select: { id: true, number: true },
    orderBy: { number: "asc" },
  });
  told.pages.add(id);
  for (const groupId of Object.keys(page.document.groups)) told.groups.add(groupId);
  const published = versions.find((version) => version.id === page.publishedVersionId)?.number ?? null;
  const { sortKey, passwordHash, createdAt } = row;
  const draft = { document: asArchived(page.document), revision: page.revision, published };
  yield [archiveNames.page(id), { ...draft, sortKey, passwordHash, createdAt }];
  for (const version of versions) {
    const stored = await db.pageVersion.findFirst({ where: { siteId, id: version.id } });
    if (!stored) continue;
    const { document, media } = publishedPageSchema.parse(stored.document);
    const { revision, createdAt: publishedAt } = stored;
    const shown = { document: asArchived(document), media, revision, createdAt: publishedAt };
    yield [archiveNames.version(id, version.number), shown];
  }
}

/** What leads to pages, without what leads to one that is not there. */
async function* aroundPages(
  { db, siteId }: ExportContext,
  told: Told,
  inMaskedOrder: (ids: string[]) => string[],
): AsyncGenerator<Named> {
  const site = await loadSite(db, siteId);
  if (!site) throw new DomainError("not-found", "no such site");
  const { navigation, collections } = site.document;
  const entries = Object.entries(navigation.entries).filter(([, { pageId }]) => told.pages.has(pageId));
  const kept = new Set(entries.map(([id]) => id));
  const reached = entries.filter(([, { parentId }]) => parentId === null || kept.has(parentId));
  yield [archiveNames.navigation, { ...navigation, entries: Object.fromEntries(reached) }];
  const shelves = Object.entries(collections).map(([id, { items, ...collection }]) => {
    const present = Object.values(items).filter(
      ({ pageId, groupId }) => told.pages.has(pageId ?? "") || told.groups.has(groupId ?? ""),
    );
    const order = inMaskedOrder(present.map(({ pageId, groupId }) => pageId ?? groupId ?? ""));
    const place = new Map(order.map((member, index) => [member, index]));
    const placeOf = ({ pageId, groupId }: (typeof present)[number]) => place.get(pageId ?? groupId ?? "") ?? 0;
    return [id, { ...collection, items: present.toSorted((one, other) => placeOf(one) - placeOf(other)) }];
  });
  yield [archiveNames.collections, Object.fromEntries(shelves)];
  const redirects = await db.redirect.findMany({
    where: { siteId, pageId: { in: [...told.pages] } },
    omit: { id: true, siteId: true },
    orderBy: [{ collection: "asc" }, { locale: "asc" }, { slug: "asc" }],
  });
  yield [archiveNames.redirects, redirects];
  const sections = await db.savedSection.findMany({ where: { siteId }, omit: { siteId: true } });
  const order = inMaskedOrder(sections.map(({ id }) => id));
  yield [archiveNames.savedSections, order.map((id) => sections.find((section) => section.id === id))];
}

/** What a medium's row says, without what the copies say of themselves. */
function mediumFile(row: MediaModel, file: string | null): MediumFile | object {
  const { id: _, siteId: _site, state: _state, widths: _widths, variantsAt: _at, drawing: _drawing, ...rest } = row;
  const { hasAvif: _avif, avifAt: _avifAt, formerId: _former, ...said } = rest;
  return { ...said, file };
}

function bytesOf({ size, open }: StoredFile): Omit<TarFile, "name"> {
  const bytes = size === 0 ? [] : open({ start: 0, end: size - 1 });
  return { size, bytes: bytes as AsyncIterable<Buffer> };
}
