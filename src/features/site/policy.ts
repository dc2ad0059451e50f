import type { Patch } from "~/features/document/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin, type SiteActor } from "~/lib/site-editor.ts";

/** What only who looks after the whole installation changes. */
const ofInstallation = "media";
const adminSections: ReadonlySet<string | undefined> = new Set(["tracking", "translations", ofInstallation]);

const identity: ReadonlySet<string | undefined> = new Set(["name", "timeZone", "locales"]);

/** Whether a place in the site's settings is an admin's to change. */
export function isForAdmins(path: Patch["path"]): boolean {
  return path[0] === "settings" && adminSections.has(path[1]);
}

/**
 * What a site is called, its zone and its languages are an admin's, as are tracking ids, for an id becomes part of a
 * script address, and the languages that may be incomplete. How much room its media may take, no site says itself.
 */
export function requireAllowedSettings(patches: readonly Patch[], actor: SiteActor | null): void {
  if (patches.some(({ path }) => isForAdmins(path) || identity.has(path[0])) && !isSiteAdmin(actor))
    throw new DomainError("forbidden", "only admins change these settings");
  if (patches.some(({ path }) => path[0] === "settings" && path[1] === ofInstallation) && !actor?.isAdmin)
    throw new DomainError("forbidden", "only admins of the installation change these settings");
}
