import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin, type SiteActor } from "~/lib/site-editor.ts";

/** Membership of health optics is confirmed by admins; others may save a business only as it stands in this. */
export function requireAllowedPrograms(
  programs: { gesundheitsoptik: boolean },
  before: { gesundheitsoptik: boolean } | null,
  actor: SiteActor | null,
): void {
  if (!isSiteAdmin(actor) && programs.gesundheitsoptik !== (before?.gesundheitsoptik ?? false))
    throw new DomainError("forbidden", "only admins set the health-optics membership");
}
