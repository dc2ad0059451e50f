import { DomainError } from "~/lib/errors.ts";
import { minute } from "~/lib/time/lengths.ts";

interface Person {
  isAdmin: boolean;
}

/** How long a password that was given counts for what needs it anew. */
export const freshProofMs = 10 * minute;

/** Members come and go by an admin's hand only. Refuses with `forbidden`. */
export function requireAdmin(actor: Person | null): void {
  if (!actor?.isAdmin) throw new DomainError("forbidden", "Only admins change members");
}

/**
 * A browser left open must not be enough for what changes who gets in: the password was given in this session within
 * ten minutes. Else `forbidden`, with the reason `proveAgain`.
 */
export function requireFreshProof(actor: { session?: { provedAt: Date } }, now: number): void {
  const age = now - (actor.session?.provedAt.getTime() ?? Number.NEGATIVE_INFINITY);
  if (age < freshProofMs) return;
  throw new DomainError("forbidden", "The password is needed again", { reason: "proveAgain" });
}
