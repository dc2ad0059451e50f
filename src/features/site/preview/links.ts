import { randomBytes } from "node:crypto";
import { hashOf } from "~/features/account/link-mail.ts";
import { DomainError } from "~/lib/errors.ts";
import { day, minute } from "~/lib/time/lengths.ts";
import { recordAudit } from "~/server/audit.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { previewTokenSchema, type PreviewList, type PreviewMade, type PreviewMakeInput } from "./schema.ts";

/** So many links of one page may be open at a time. */
const mostOpen = 20;

/**
 * Makes a link that shows the page's draft to whoever has it, until it ends or is taken back. The key stands in the
 * answer alone: only its hash is stored. Throws `not-found`, or `invalid` with `refusal` "too-many-links".
 */
export async function makePreviewLink(
  ctx: ServiceContext,
  { pageId, days }: PreviewMakeInput,
  now = new Date(),
): Promise<PreviewMade> {
  const { siteId, actor } = ctx;
  const page = await ctx.db.page.findFirst({ where: { siteId, id: pageId, deletedAt: null }, select: { name: true } });
  if (!page) throw new DomainError("not-found", "No such page");
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + days * day);
  const { id } = await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      await requireRoom(tx, { siteId, pageId, now });
      const data = { siteId, pageId, tokenHash: hashOf(token), createdById: actor.userId, createdAt: now, expiresAt };
      const link = await tx.previewLink.create({ data, select: { id: true } });
      await recordAudit(tx, { siteId, kind: "previewLinkMade", actor, subject: page.name });
      return link;
    }),
  );
  return { id, path: `/preview/${token}`, expiresAt: expiresAt.toISOString() };
}

/** The page's open links, the newest first: who made each and when it ends, never its key. Throws `not-found`. */
export async function listPreviewLinks(
  { db, siteId }: ServiceContext,
  { pageId }: { pageId: string },
): Promise<PreviewList> {
  const page = await db.page.findFirst({ where: { siteId, id: pageId, deletedAt: null }, select: { id: true } });
  if (!page) throw new DomainError("not-found", "No such page");
  const rows = await db.previewLink.findMany({
    where: { siteId, pageId, ...stillOpen(new Date()) },
    select: { id: true, createdAt: true, expiresAt: true, createdBy: { select: { name: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return {
    links: rows.map(({ id, createdAt, expiresAt, createdBy }) => ({
      id,
      by: createdBy?.name ?? null,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Takes a link back: from now on it shows nothing. Throws `not-found` for one that is over or of another site. */
export async function revokePreviewLink(
  ctx: ServiceContext,
  { id }: { id: string },
  now = new Date(),
): Promise<{ success: true }> {
  const { siteId, actor } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const link = await tx.previewLink.findFirst({
      where: { siteId, id, ...stillOpen(now) },
      select: { page: { select: { name: true } } },
    });
    if (!link) throw new DomainError("not-found", "No such preview link");
    await tx.previewLink.updateMany({ where: { siteId, id }, data: { revokedAt: now } });
    await recordAudit(tx, { siteId, kind: "previewLinkRevoked", actor, subject: link.page.name });
  });
  return { success: true };
}

/** So long a link that was taken back by mistake can be opened again, in milliseconds. */
const regret = 10 * minute;

/**
 * Opens a link again that was taken back within the last ten minutes: whoever has it sees the draft with it again. Throws
 * `not-found` for every other one, and `invalid` with `refusal` "too-many-links" where others have taken its place.
 */
export async function reopenPreviewLink(
  ctx: ServiceContext,
  { id }: { id: string },
  now = new Date(),
): Promise<{ success: true }> {
  const { siteId, actor } = ctx;
  const revokedAt = { gt: new Date(now.getTime() - regret) };
  await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      const link = await tx.previewLink.findFirst({
        where: { siteId, id, revokedAt, expiresAt: { gt: now }, page: { deletedAt: null } },
        select: { pageId: true, page: { select: { name: true } } },
      });
      if (!link) throw new DomainError("not-found", "No such preview link");
      await requireRoom(tx, { siteId, pageId: link.pageId, now });
      await tx.previewLink.updateMany({ where: { siteId, id }, data: { revokedAt: null } });
      await recordAudit(tx, { siteId, kind: "previewLinkReopened", actor, subject: link.page.name });
    }),
  );
  return { success: true };
}

/** Throws `invalid` where the page has all its links. Those who open one at the same time are counted one after the other. */
async function requireRoom(
  tx: Db,
  { siteId, pageId, now }: { siteId: string; pageId: string; now: Date },
): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM "Page" WHERE "id" = ${pageId}::uuid AND "siteId" = ${siteId}::uuid FOR NO KEY UPDATE`;
  if ((await tx.previewLink.count({ where: { siteId, pageId, ...stillOpen(now) } })) >= mostOpen) {
    throw new DomainError("invalid", "The page has many preview links", { refusal: "too-many-links" });
  }
}

/** Deletes the links that ended or were taken back a day ago or earlier. Answers how many. */
export async function deleteEndedLinks(
  db: Pick<Db, "previewLink">,
  { siteId, now }: { siteId: string; now: Date },
): Promise<number> {
  const before = { lt: new Date(now.getTime() - day) };
  const { count } = await db.previewLink.deleteMany({
    where: { siteId, OR: [{ expiresAt: before }, { revokedAt: before }] },
  });
  return count;
}

/** The page that a link's key opens on this site now, and until when; null for every other key. */
export async function openPreview(
  db: Db,
  { siteId, token, now = new Date() }: { siteId: string; token: string; now?: Date },
): Promise<{ pageId: string; expiresAt: Date } | null> {
  if (!previewTokenSchema.safeParse(token).success) return null;
  return await db.previewLink.findFirst({
    where: { siteId, tokenHash: hashOf(token), ...stillOpen(now), page: { deletedAt: null } },
    select: { pageId: true, expiresAt: true },
  });
}

function stillOpen(now: Date) {
  return { revokedAt: null, expiresAt: { gt: now } };
}
