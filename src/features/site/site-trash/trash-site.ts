import type { AccountContext } from "~/features/account/context.ts";
import { requireAdmin, requireFreshProof } from "~/features/account/policy.ts";
import { DomainError } from "~/lib/errors.ts";
import { day } from "~/lib/time/lengths.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Db } from "~/server/db.ts";
import { refreshHosts } from "../hosts.ts";
import { siteTrashDays, siteTrashEnd, type SiteTrash } from "./schema.ts";

/**
 * Puts the site that the call comes to into the trash: within two seconds none of its hosts answers in any process.
 * Admins only, who gave their password a moment ago and typed its main host. Another name is `invalid` with the reason
 * `notItsHost`, the last site that is shown with `lastSite`: nobody could sign in to bring it back. Answers a host of
 * another site, where the admin finds it.
 */
export async function trashSite(ctx: AccountContext, { host }: { host: string }): Promise<{ host: string }> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const { id } = ctx.site;
  const left = await ctx.db.$transaction(async (tx) => {
    await oneAtATime(tx);
    if (!(await tx.siteHost.findFirst({ where: { siteId: id, host, isPrimary: true } })))
      throw new DomainError("invalid", "This is not the main host of the site", { reason: "notItsHost" });
    const other = await tx.siteHost.findFirst({
      where: { siteId: { not: id }, isPrimary: true, site: { deletedAt: null } },
      orderBy: [{ site: { createdAt: "asc" } }, { host: "asc" }],
      select: { host: true, siteId: true },
    });
    if (!other) throw new DomainError("invalid", "The last site stays", { reason: "lastSite" });
    const { count } = await tx.site.updateMany({
      where: { id, deletedAt: null },
      data: { deletedAt: new Date(), deletedBy: ctx.actor?.name ?? null, revision: { increment: 1 } },
    });
    if (count === 0) throw new DomainError("not-found", "No such site");
    // Its own log is closed with it: the one where its admins find it tells, too.
    for (const siteId of [id, other.siteId]) await note(tx, ctx, { siteId, kind: "siteDeleted", subject: host });
    return { host: other.host };
  });
  await refreshHosts();
  ctx.bus.wake(`site:${id}`);
  return left;
}

/** The sites in the trash of the installation, the latest first. Admins only. */
export async function listSiteTrash({ db, actor }: AccountContext): Promise<SiteTrash> {
  requireAdmin(actor);
  const rows = await db.site.findMany({
    where: { deletedAt: { gte: siteTrashEnd(new Date()) } },
    select: {
      id: true,
      name: true,
      deletedAt: true,
      deletedBy: true,
      hosts: { select: { host: true }, orderBy: [{ isPrimary: "desc" }, { host: "asc" }], take: 1 },
    },
    orderBy: [{ deletedAt: "desc" }, { id: "asc" }],
  });
  const sites = rows.flatMap(({ deletedAt, hosts: [first], ...site }) => {
    if (!deletedAt) return [];
    const goneAt = new Date(deletedAt.getTime() + siteTrashDays * day).toISOString();
    return [{ ...site, host: first?.host ?? "", deletedAt: deletedAt.toISOString(), goneAt }];
  });
  return { sites };
}

/** Takes a site out of the trash, as it was. Admins only, with a fresh proof. `not-found` once its 30 days are over. */
export async function restoreSite(ctx: AccountContext, { id }: { id: string }): Promise<{ host: string }> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const back = await ctx.db.$transaction(async (tx) => {
    await oneAtATime(tx);
    const { count } = await tx.site.updateMany({
      where: { id, deletedAt: { gte: siteTrashEnd(new Date()) } },
      data: { deletedAt: null, deletedBy: null, revision: { increment: 1 } },
    });
    if (count === 0) throw new DomainError("not-found", "No such site in the trash");
    const main = await tx.siteHost.findFirst({ where: { siteId: id }, orderBy: { isPrimary: "desc" } });
    const host = main?.host ?? "";
    for (const siteId of new Set([id, ctx.site.id]))
      await note(tx, ctx, { siteId, kind: "siteRestored", subject: host });
    return { host };
  });
  await refreshHosts();
  ctx.bus.wake(`site:${id}`);
  return back;
}

/** Two admins who delete the last two sites in one moment would leave none. */
async function oneAtATime(tx: Db): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('siteTrash'))`;
}

function note(
  db: Db,
  { actor, ip }: AccountContext,
  line: { siteId: string; kind: "siteDeleted" | "siteRestored"; subject: string },
): Promise<void> {
  return recordAudit(db, { ...line, actor, ip });
}
