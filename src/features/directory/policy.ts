import { DomainError } from "~/lib/errors.ts";

interface Editor {
  isAdmin: boolean;
  role: "optician" | "admin" | null;
}

declare const editable: unique symbol;
/** The id of a site whose directory the actor may change: writing services ask for one. */
export type EditableSiteId = string & { [editable]: true };

/** Members and admins change a site's businesses; everybody else is refused. */
export function editableSite(siteId: string, actor: Editor | null): EditableSiteId {
  if (!actor || (!actor.isAdmin && actor.role === null)) throw new DomainError("forbidden", "not a member of the site");
  return siteId as EditableSiteId;
}

/** Membership of health optics is confirmed by admins; others may save a business only as it stands in this. */
export function requireAllowedPrograms(
  programs: { gesundheitsoptik: boolean },
  before: { gesundheitsoptik: boolean } | null,
  actor: Editor | null,
): void {
  const isAdmin = actor !== null && (actor.isAdmin || actor.role === "admin");
  if (!isAdmin && programs.gesundheitsoptik !== (before?.gesundheitsoptik ?? false))
    throw new DomainError("forbidden", "only admins set the health-optics membership");
}
