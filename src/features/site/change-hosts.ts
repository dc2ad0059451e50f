import { requireAdmin, requireFreshProof } from "~/features/account/policy.ts";
import type { AccountContext } from "~/features/account/context.ts";
import { DomainError } from "~/lib/errors.ts";
import { recordAudit } from "~/server/audit.ts";
import type { Db } from "~/server/db.ts";
import type { HostList } from "./host-schema.ts";
import { refreshHosts } from "./hosts.ts";

/** The host names that show this site, the primary one first. Admins only. */
export async function listHosts({ db, site, actor }: AccountContext): Promise<HostList> {
  requireAdmin(actor);
  const hosts = await db.siteHost.findMany({
    where: { siteId: site.id },
    select: { host: true, isPrimary: true },
    orderBy: [{ isPrimary: "desc" }, { host: "asc" }],
  });
  return { hosts };
}

/**
 * Lets a host name show this site, within two seconds in every process. Admins only, who gave their password a moment
 * ago. A name that shows a site already, this one or another, is `invalid` with the reason `hostTaken`.
 */
export function addHost(ctx: AccountContext, { host }: { host: string }): Promise<void> {
  return change(ctx, async (db) => {
    const { count } = await db.siteHost.createMany({ data: [{ host, siteId: ctx.site.id }], skipDuplicates: true });
    if (count === 0) throw new DomainError("invalid", "This host shows a site already", { reason: "hostTaken" });
    await note(db, ctx, "hostAdded", host);
  });
}

/**
 * Takes a host name off this site. Admins only, who gave their password a moment ago. Another site's host is
 * `not-found`; the primary one is `invalid` with the reason `hostIsPrimary`, so that a site always has one.
 */
export function removeHost(ctx: AccountContext, { host }: { host: string }): Promise<void> {
  return change(ctx, async (db) => {
    const where = { host, siteId: ctx.site.id };
    const { count } = await db.siteHost.deleteMany({ where: { ...where, isPrimary: false } });
    if (count === 0) {
      if ((await db.siteHost.count({ where })) === 0) throw new DomainError("not-found", "No such host");
      throw new DomainError("invalid", "The primary host stays", { reason: "hostIsPrimary" });
    }
    await note(db, ctx, "hostRemoved", host);
  });
}

/** Makes one of the site's hosts the one that canonical links and mails name. Admins only, with a fresh proof. */
export function makeHostPrimary(ctx: AccountContext, { host }: { host: string }): Promise<void> {
  return change(ctx, async (db) => {
    const siteId = ctx.site.id;
    await db.siteHost.updateMany({ where: { siteId, isPrimary: true }, data: { isPrimary: false } });
    const { count } = await db.siteHost.updateMany({ where: { siteId, host }, data: { isPrimary: true } });
    if (count === 0) throw new DomainError("not-found", "No such host");
    await note(db, ctx, "hostMadePrimary", host);
  });
}

/** Everything that names an address of the site is made anew: the head is counted up, under the site's row lock. */
async function change(ctx: AccountContext, run: (db: Db) => Promise<void>): Promise<void> {
  requireAdmin(ctx.actor);
  requireFreshProof(ctx.actor, Date.now());
  const id = ctx.site.id;
  await ctx.db.$transaction(async (tx) => {
    await tx.site.update({ where: { id }, data: { revision: { increment: 1 } } });
    await run(tx);
  });
  await refreshHosts();
  ctx.bus.wake(`site:${id}`);
}

function note(
  db: Db,
  { site, actor, ip }: AccountContext,
  kind: "hostAdded" | "hostRemoved" | "hostMadePrimary",
  subject: string,
): Promise<void> {
  return recordAudit(db, { siteId: site.id, kind, actor, subject, ip });
}
