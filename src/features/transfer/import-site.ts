import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { personRow } from "~/features/directory/rows.ts";
import { writeBusiness } from "~/features/directory/service.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { roomLimit } from "~/features/media/room.ts";
import { hostInput } from "~/features/site/host-schema.ts";
import { createSite } from "~/features/site/service.ts";
import { DomainError } from "~/lib/errors.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { recordAudit, type AuditNote } from "~/server/audit.ts";
import { Prisma, type Db, type RootDb } from "~/server/db.ts";
import { isOfAnotherSite } from "~/server/database/site-refusal.ts";
import { inSite } from "~/server/site-scope.ts";
import { checkSite, type SiteParts } from "./check-site.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import { writeMedia, storeFiles } from "./import-media.ts";
import { writePages } from "./import-pages.ts";
import type { OnProgress } from "./progress.ts";
import { SiteArchive } from "./read-archive.ts";
import { siteMask } from "./site-mask.ts";

export interface SiteImport {
  /** The archive's path. */
  path: string;
  /** The host name that will show the site. */
  host: string;
  /** The new site's id; with that of the site that was exported, everything keeps its id and every medium its address. */
  id?: string;
  /** So many GB its media may take here, whatever the archive says; 0 or none: as many as the installation says. */
  roomGb?: number;
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
  const { id: siteId = randomUUID() } = wanted;
  return tryImport(db, { ...wanted, id: siteId }).catch(async (cause: unknown) => {
    await removeHalfSite(db, siteId);
    throw cause;
  });
}

/** One try of an import, which leaves the files that it has stored when it fails: another one stores them again. */
export async function tryImport(
  db: RootDb,
  wanted: SiteImport & { id: string },
  onProgress: OnProgress = () => undefined,
): Promise<{ siteId: string; name: string }> {
  const { path, id: siteId } = wanted;
  const { host } = hostInput.parse({ host: wanted.host });
  await requireFreeHost(db, host);
  if (await hasSite(db, siteId))
    throw new DomainError("invalid", "There is a site with this id already", { reason: "siteTaken" });
  const file = await open(path);
  try {
    const archive = await SiteArchive.open(file, siteMask(siteId), (done, total) => onProgress("reading", done, total));
    const parts = await checkSite(archive, roomLimit(wanted.roomGb), onProgress);
    const stored = await storeFiles({ archive, siteId, onProgress });
    const write = async (tx: Db) => {
      await createRows(tx, { siteId, host, parts, roomGb: wanted.roomGb ?? 0 });
      await writeMedia(tx, { siteId, archive, stored });
      await writePages(tx, { siteId, archive, parts, onProgress });
      await recordAudit(tx, { ...wanted, siteId, kind: "siteImported", subject: host });
    };
    await inSite(siteId, () => db.$transaction(write, { timeout: longestMs })).catch(refuseTaken);
    return { siteId, name: parts.site.name };
  } finally {
    await file.close();
  }
}

/** Takes away the files of a site that never came to be; a site that is there keeps its own. */
export async function removeHalfSite(db: RootDb, siteId: string): Promise<void> {
  if (!(await hasSite(db, siteId))) await mediaStorage().removeSite(siteId);
}

export async function hasSite(db: RootDb, id: string): Promise<boolean> {
  return (await db.site.count({ where: { id } })) > 0;
}

/** Refuses a host that shows a site. */
export async function requireFreeHost(db: Db, host: string): Promise<void> {
  if (await db.siteHost.findUnique({ where: { host } }))
    throw new DomainError("invalid", `${host} shows a site already`, { reason: "hostTaken" });
}

interface NewRows {
  siteId: string;
  host: string;
  parts: SiteParts;
  roomGb: number;
}

/** The site, and what stands apart from pages and media. */
async function createRows(tx: Db, given: NewRows): Promise<void> {
  const { host, parts, roomGb } = given;
  const { name, locales, timeZone, theme, ownBusinessId, isHealthOpticsMember } = parts.site;
  const siteId = given.siteId as EditableSiteId; // made for this import: nobody else has it yet
  const settings = { ...parts.site.settings, media: { limitGb: roomGb } };
  await createSite(tx, { id: siteId, name, locales, hosts: [host], timeZone, theme, settings });
  const { businesses, placeIds, staff, jobs, marketplaceItems, courses } = parts.directory;
  for (const business of businesses) await writeBusiness(tx, siteId, business);
  for (const [id, placeId] of Object.entries(placeIds)) {
    await tx.branch.updateMany({ where: { id, siteId }, data: { placeId } });
  }
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, siteId }));
  const described = <Row extends { richTextDescription: unknown }>(rows: readonly Row[]) =>
    own(rows).map((row) => ({ ...row, richTextDescription: row.richTextDescription ?? Prisma.DbNull }));
  await tx.staffMember.createMany({ data: own(staff).map(personRow) });
  await tx.job.createMany({ data: own(jobs) as Prisma.JobCreateManyInput[] });
  await tx.marketplaceItem.createMany({ data: own(marketplaceItems) as Prisma.MarketplaceItemCreateManyInput[] });
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
