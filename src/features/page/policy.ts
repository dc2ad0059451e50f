import { DomainError } from "~/lib/errors.ts";

declare const editable: unique symbol;
/** The id of a site whose pages this person may edit: proof that `editableSite` was asked. */
export type EditableSiteId = string & { readonly [editable]: true };

/** The site, when the person is one of its members or an admin. Throws `forbidden` otherwise. */
export function editableSite(
  actor: { isAdmin: boolean; role: string | null } | null,
  site: { id: string },
): EditableSiteId {
  if (!actor || (!actor.isAdmin && actor.role === null)) {
    throw new DomainError("forbidden", "Only the site's editors may do this");
  }
  return site.id as EditableSiteId;
}
