import { requireAdmin } from "./policy.ts";
import type { AccountContext } from "./context.ts";
import type { AuditList } from "./schema.ts";

const pageSize = 50;

/** The newest lines of this site's log, or those before a moment. Admins only. */
export async function listAudit(ctx: AccountContext, { before }: { before?: string | undefined }): Promise<AuditList> {
  requireAdmin(ctx.actor);
  const rows = await ctx.db.auditEntry.findMany({
    where: { siteId: ctx.site.id, ...(before ? { at: { lt: new Date(before) } } : {}) },
    orderBy: [{ at: "desc" }, { id: "asc" }],
    take: pageSize + 1,
    select: { id: true, at: true, kind: true, actorName: true, subject: true, ip: true },
  });
  const entries = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { entries, hasMore: rows.length > pageSize };
}
