import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { Actor } from "~/server/context.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import type { RootDb, SiteImportModel } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { findUpload, openUpload, removeUpload, uploadAddress } from "~/server/files/tus-uploads.ts";
import { requireFreeHost } from "../import-site.ts";
import { mostArchiveBytes } from "./archive-limit.ts";
import { importSiteJob } from "./job.ts";
import { siteImportSchema, type OpenImportInput, type ShownImport } from "./schema.ts";

interface ImportContext {
  db: RootDb;
  site: { id: string };
  actor: Actor;
  ip?: string;
}

const opened = rateLimit("transfer.openImport", { most: 30, windowMs: hour });
/** Archives of one person that may lie here half: each may be as large as a site. */
const mostOpen = 3;

/**
 * Begins the import of a whole site: checks host and size, and opens the way in for its file. One at a time for each person:
 * throws `invalid` with `importRunning` while one is being read; another that was never sent, or has ended, makes way.
 */
export async function openImport(ctx: ImportContext, input: OpenImportInput): Promise<ShownImport> {
  const { db, actor, ip } = ctx;
  const { host, filename, size, roomGb = 0 } = input;
  opened.count(actor.userId);
  await requireFreeHost(db, host);
  if (size > mostArchiveBytes(roomGb))
    throw new DomainError("invalid", "The archive is larger than a site may be", { reason: "importTooLarge" });
  await makeWay(ctx);
  const id = randomUUID();
  await openUpload(
    { kind: "site", siteId: ctx.site.id, userId: actor.userId, filename, roomGb },
    { id, size, mostOpen },
  );
  const data = { ...whoseOf(ctx), id, host, filename, bytes: size, ip: ip ?? null };
  await db.siteImport.create({ data }).catch(async (error: unknown) => {
    await removeUpload(id);
    throw isUniqueViolation(error) ? isRunning(error) : error; // begun in another window at the same moment
  });
  return requireShown(ctx);
}

async function makeWay(ctx: ImportContext): Promise<void> {
  const former = await ctx.db.siteImport.findFirst({ where: whoseOf(ctx) });
  if (!former) return;
  const notRead = { ...whoseOf(ctx), id: former.id, state: { not: "running" as const } };
  const { count } = await ctx.db.siteImport.deleteMany({ where: notRead });
  if (count > 0) return removeUpload(former.id);
  if (await ctx.db.siteImport.findFirst({ where: whoseOf(ctx) })) throw isRunning();
}

const isRunning = (cause?: unknown): DomainError =>
  new DomainError("invalid", "An import is under way", { reason: "importRunning" }, { cause });

/** Has the archive read that has come in. Throws `stale` while a part of it is missing. Asked again, it goes on as it is. */
export async function startImport(ctx: ImportContext, { id }: { id: string }): Promise<ShownImport> {
  const { db, actor } = ctx;
  const whose = whoseOf(ctx);
  const row = await db.siteImport.findFirst({ where: { ...whose, id } });
  if (!row) throw new DomainError("not-found", "There is no such import");
  if (row.state !== "uploading") return requireShown(ctx);
  const upload = await findUpload({ siteId: whose.siteId, userId: actor.userId }, id);
  if (!upload?.isWhole) throw new DomainError("stale", "The archive is not there as a whole");
  await db.$transaction(async (tx) => {
    const where = { ...whose, id, state: "uploading" as const };
    const { count } = await tx.siteImport.updateMany({ where, data: { state: "running" } });
    if (count > 0) await enqueue(tx, importSiteJob, { siteId: whose.siteId, importId: id });
  });
  return requireShown(ctx);
}

/** How far the person's import is, or how the last one ended; null when there is none. */
export async function shownImport(ctx: ImportContext): Promise<ShownImport | null> {
  const row = await ctx.db.siteImport.findFirst({ where: whoseOf(ctx) });
  if (!row) return null;
  const { siteId, userId } = { siteId: ctx.site.id, userId: ctx.actor.userId };
  if (row.state !== "uploading") return asShown(row, percentOf(row.done, row.total));
  const upload = await findUpload({ siteId, userId }, row.id);
  return upload && asShown(row, percentOf(BigInt(upload.offset), row.bytes)); // it was swept: the next one makes way
}

/** Ends an import: one that is being read leaves nothing behind; one that has ended is cleared away. */
export async function endImport(ctx: ImportContext, { id }: { id: string }): Promise<void> {
  const { count } = await ctx.db.siteImport.deleteMany({ where: { ...whoseOf(ctx), id } });
  if (count === 0) throw new DomainError("not-found", "There is no such import");
  await removeUpload(id);
}

const whoseOf = ({ site, actor }: ImportContext) => ({ siteId: site.id, actorId: actor.userId });

async function requireShown(ctx: ImportContext): Promise<ShownImport> {
  const shown = await shownImport(ctx);
  if (!shown) throw new DomainError("not-found", "The import was ended");
  return shown;
}

function asShown(row: SiteImportModel, percent: number): ShownImport {
  const { id, host, filename, bytes, state, stage, refusal, detail } = row;
  const said = {
    id,
    url: `${uploadAddress}/${id}`,
    host,
    filename,
    bytes: Number(bytes),
    state,
    stage,
    refusal,
    detail,
  };
  return siteImportSchema.parse({ ...said, percent });
}

const percentOf = (done: bigint, total: bigint) =>
  total > 0n ? Math.min(100, Math.floor((Number(done) / Number(total)) * 100)) : 0;
