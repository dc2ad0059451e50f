import type { Patch } from "~/features/document/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin, type SiteActor } from "~/lib/site-editor.ts";

const adminSections: ReadonlySet<string | undefined> = new Set(["tracking", "translations"]);

/** Whether a place in the site's document is an admin's to change. */
export function isForAdmins(path: Patch["path"]): boolean {
  return path[0] === "settings" && adminSections.has(path[1]);
}

/**
 * Tracking ids and the languages that may be incomplete are an admin's: an id becomes part of a script address.
 */
export function requireAllowedSettings(patches: readonly Patch[], actor: SiteActor | null): void {
  if (patches.some(({ path }) => isForAdmins(path)) && !isSiteAdmin(actor))
    throw new DomainError("forbidden", "only admins change these settings");
}
