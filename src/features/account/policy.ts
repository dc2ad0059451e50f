import { DomainError } from "~/lib/errors.ts";

interface Person {
  isAdmin: boolean;
}

/** Members come and go by an admin's hand only. Refuses with `forbidden`. */
export function requireAdmin(actor: Person | null): void {
  if (!actor?.isAdmin) throw new DomainError("forbidden", "Only admins change members");
}
