import { DomainError } from "~/lib/errors.ts";
import type { SettingsPatch } from "./schema.ts";

interface Editor {
  isAdmin: boolean;
  role: "optician" | "admin" | null;
}

declare const editable: unique symbol;
/** The id of a site that the actor may change: writing services ask for one. */
export type EditableSiteId = string & { [editable]: true };

/** Members and admins change a site's settings and navigation; everybody else is refused. */
export function editableSite(siteId: string, actor: Editor | null): EditableSiteId {
  if (!actor || (!actor.isAdmin && actor.role === null)) throw new DomainError("forbidden", "not a member of the site");
  return siteId as EditableSiteId;
}

/** Tracking ids and the quality-program account are an admin's: an id becomes part of a script address. */
export function requireAllowedSettings(patch: SettingsPatch, actor: Editor | null): void {
  const isAdmin = actor !== null && (actor.isAdmin || actor.role === "admin");
  if (!isAdmin && (patch.tracking || patch.accounts))
    throw new DomainError("forbidden", "only admins set tracking ids");
}
