import type { AuditKind } from "~/lib/audit-kinds.ts";
import type { Db } from "./db.ts";

export interface AuditNote {
  siteId: string;
  kind: AuditKind;
  /** Who did it; null for the installation itself. */
  actor: { userId: string; name: string } | null;
  /** Whom or what it was done to, in words. */
  subject?: string;
  ip?: string | undefined;
}

/** Writes one line of the log. In the transaction of the change that it tells about, so that there is never one without the other. */
export async function recordAudit(db: Db, { siteId, kind, actor, subject, ip }: AuditNote): Promise<void> {
  await db.auditEntry.create({
    data: {
      siteId,
      kind,
      actorId: actor?.userId ?? null,
      actorName: actor?.name ?? null,
      subject: subject ?? null,
      ip: ip ?? null,
    },
  });
}
