import { DomainError } from "~/lib/errors.ts";

/** Who may see and change a site's media library: its members and admins. Refuses with `forbidden`. */
export function requireMediaEditor(actor: { isAdmin: boolean; role: string | null } | null): void {
  if (!actor || (!actor.isAdmin && actor.role === null))
    throw new DomainError("forbidden", "Not an editor of this site");
}
