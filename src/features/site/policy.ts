import type { Patch } from "~/features/document/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin, type SiteActor } from "~/lib/site-editor.ts";

const adminSections: ReadonlySet<string | undefined> = new Set(["tracking", "accounts"]);

/** Tracking ids and the quality-program account are an admin's: an id becomes part of a script address. */
export function requireAllowedSettings(patches: readonly Patch[], actor: SiteActor | null): void {
  const isForAdmins = patches.some(({ path }) => path[0] === "settings" && adminSections.has(path[1]));
  if (isForAdmins && !isSiteAdmin(actor)) throw new DomainError("forbidden", "only admins set tracking ids");
}
