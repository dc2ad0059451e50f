import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { writeBusiness } from "~/features/directory/service.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { freeKey } from "~/features/site/free-key.ts";
import { hostInput } from "~/features/site/host-schema.ts";
import { createSite } from "~/features/site/service.ts";
import { DomainError } from "~/lib/errors.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { recordAudit, type AuditNote } from "~/server/audit.ts";
import { Prisma, type Db, type RootDb } from "~/server/db.ts";
import { isOfAnotherSite } from "~/server/site-refusal.ts";
import { inSite } from "~/server/site-scope.ts";
import { checkSite, type SiteParts } from "./check-site.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import { writeMedia, storeFiles } from "./import-media.ts";
import { writePages } from "./import-pages.ts";
import { SiteArchive } from "./read-archive.ts";
import { siteMask } from "./site-mask.ts";

export interface SiteImport {
  /** The archive's path. */
  path: string;
  /** The host name that will show the site. */
  host: string;
  /** The new site's id; with that of the site that was exported, everything keeps its id and every medium its address. */
  id?: string;
  actor: AuditNote["actor"];
  ip?: string;
}

/** Pages are written one after the other; a large site takes minutes. */
const longestMs = 1_800_000;

/**
 * Makes a new site from an archive that `exportedSite` wrote. All of the archive is looked at before anything is
 * written; the rows are then written in one transaction, and files without rows are taken back. Throws `invalid` for
 * an archive that is not sound, for a host that shows a site, and for an id that is taken.
 */
export async function importSite(db: RootDb, wanted: SiteImport): Promise<{ siteId: string; name: string }> {
  const { path, id: siteId = randomUUID() } = wanted;
  const { host } = hostInput.parse({ host: wanted.host });
  const isTaken = await db.siteHost.findUnique({ where: { host } });
  if (isTaken) throw new DomainError("invalid", `${host} shows a site already`, { reason: "hostTaken" });
  if (await db.site.findUnique({ where: { id: siteId }, select: { id: true } })) {
    throw new DomainError("invalid", "There is a site with this id already", { reason: "siteTaken" });
  }
  const file = await open(path);
  try {
    const archive = await SiteArchive.open(file, siteMask(siteId));
    const parts = await checkSite(archive);
    const stored = await storeFiles(archive, siteId);
    const write = async (tx: Db) => {
      await createRows(tx, { siteId, host, parts });
      await writeMedia(tx, { siteId, archive, stored });
      await writePages(tx, { siteId, archive, parts });
      await recordAudit(tx, { ...wanted, siteId, kind: "siteImported", subject: host });
    };
    await inSite(siteId, () => db.$transaction(write, { timeout: longestMs })).catch(async (cause: unknown) => {
      for (const { place } of stored.values()) await mediaStorage().remove(place);
      return refuseTaken(cause);
    });
    return { siteId, name: parts.site.name };
  } finally {
    await file.close();
  }
}

/** The site, and what stands apart from pages and media. */
async function createRows(tx: Db, given: { siteId: string; host: string; parts: SiteParts }): Promise<void> {
  const { host, parts } = given;
  const { name, locales, timeZone, theme, settings, ownBusinessId, isHealthOpticsMember } = parts.site;
  const siteId = given.siteId as EditableSiteId; // made for this import: nobody else has it yet
  const key = await freeKey(tx, host);
  await createSite(tx, { id: siteId, key, name, locales, hosts: [host], timeZone, theme, settings });
  const { businesses, placeIds, staff, jobs, marketplaceItems, courses } = parts.directory;
  for (const business of businesses) await writeBusiness(tx, siteId, business);
  for (const [id, placeId] of Object.entries(placeIds)) {
    await tx.branch.updateMany({ where: { id, siteId }, data: { placeId } });
  }
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, siteId }));
  const described = <Row extends { richTextDescription: unknown }>(rows: readonly Row[]) =>
    own(rows).map((row) => ({ ...row, richTextDescription: row.richTextDescription ?? Prisma.DbNull }));
  await tx.staffMember.createMany({ data: own(staff) });
  await tx.job.createMany({ data: described(jobs) as Prisma.JobCreateManyInput[] });
  await tx.marketplaceItem.createMany({ data: described(marketplaceItems) as Prisma.MarketplaceItemCreateManyInput[] });
  await tx.course.createMany({ data: described(courses) as Prisma.CourseCreateManyInput[] });
  await tx.savedSection.createMany({ data: own(parts.savedSections) });
  await tx.site.update({ where: { id: siteId }, data: { ownBusinessId, isHealthOpticsMember } });
}

/** A row that is there already: two of the archive are one, or it names one of another site. */
function refuseTaken(cause: unknown): never {
  const isTaken = cause instanceof Prisma.PrismaClientKnownRequestError && ["P2002", "P2003"].includes(cause.code);
  if (isTaken || isOfAnotherSite(cause)) refuseArchive("two of its parts are the same, or one belongs elsewhere");
  throw cause;
}
