import type { Db } from "./db.ts";

/** What the log of a site tells admins about; each kind has its words in `features/account/texts`. */
export const auditKinds = [
  "signIn",
  "signIn.failed",
  "signOut",
  "sessions.ended",
  "password.changed",
  "password.resetAsked",
  "password.reset",
  "secondStep.on",
  "secondStep.off",
  "secondStep.recoveryUsed",
  "member.added",
  "member.removed",
  "host.added",
  "tracking.changed",
] as const;
export type AuditKind = (typeof auditKinds)[number];

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
