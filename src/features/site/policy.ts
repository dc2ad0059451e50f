import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin, type SiteActor } from "~/lib/site-editor.ts";
import type { SettingsPatch } from "./schema.ts";

/** Tracking ids and the quality-program account are an admin's: an id becomes part of a script address. */
export function requireAllowedSettings(patch: SettingsPatch, actor: SiteActor | null): void {
  if (!isSiteAdmin(actor) && (patch.tracking || patch.accounts))
    throw new DomainError("forbidden", "only admins set tracking ids");
}
