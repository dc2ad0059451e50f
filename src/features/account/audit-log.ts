import { requireAdmin } from "./policy.ts";
import type { AccountContext } from "./context.ts";
import type { AuditList, AuditListInput } from "./schema.ts";

const pageSize = 50;

/** The newest lines of this site's log, or those that come after one of them. Admins only. */
export async function listAudit(ctx: AccountContext, { before, beforeId }: AuditListInput): Promise<AuditList> {
  requireAdmin(ctx.actor);
  const at = before === undefined ? undefined : new Date(before);
  const rest = [...(at ? [{ at: { lt: at } }] : []), ...(at && beforeId ? [{ at, id: { gt: beforeId } }] : [])];
  const rows = await ctx.db.auditEntry.findMany({
    where: { siteId: ctx.site.id, ...(rest.length > 0 && { OR: rest }) },
    orderBy: [{ at: "desc" }, { id: "asc" }],
    take: pageSize + 1,
    select: { id: true, at: true, kind: true, actorName: true, subject: true, ip: true },
  });
  const entries = rows.slice(0, pageSize).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { entries, hasMore: rows.length > pageSize };
}
