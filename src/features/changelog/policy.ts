import { DomainError } from "~/lib/errors.ts";

/**
 * Entries stand before the editors of every site: who looks after the whole installation writes them, and no admin of a
 * single site. Refuses with `forbidden`.
 */
export function requireAuthor(actor: { isAdmin: boolean }): void {
  if (!actor.isAdmin) throw new DomainError("forbidden", "Only admins of the installation write the changelog");
}
