import { DomainError } from "./errors.ts";

/** What a site knows of the person who asks; null instead of it stands for somebody not signed in. */
export interface SiteActor {
  isAdmin: boolean;
  /** Role on this site, or null for a stranger to it. */
  role: "optician" | "admin" | null;
}

declare const editable: unique symbol;
/** The id of a site that the person who asks may change: proof that `forEditor` was asked. */
export type EditableSiteId = string & { readonly [editable]: true };

/** Whether this is one of the site's members, or an admin of the installation. */
export function isSiteEditor(actor: SiteActor): boolean {
  return actor.isAdmin || actor.role !== null;
}

/** Whether this is an admin, of this site or of the installation. */
export function isSiteAdmin(actor: SiteActor | null): boolean {
  return actor !== null && (actor.isAdmin || actor.role === "admin");
}

/** The same context with the proof that its actor may edit its site. Throws `forbidden` for everybody else. */
export function forEditor<Context extends { actor: SiteActor; site: { id: string } }>(
  ctx: Context,
): Context & { siteId: EditableSiteId } {
  if (!isSiteEditor(ctx.actor)) throw new DomainError("forbidden", "not a member of the site");
  return { ...ctx, siteId: ctx.site.id as EditableSiteId };
}
