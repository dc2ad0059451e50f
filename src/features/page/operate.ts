import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { carryOutAll, type Step } from "./edit.ts";
import { withLockedPage } from "./locked-page.ts";
import type { Refusal } from "./refusals.ts";

const missing: ReadonlySet<string> = new Set<Refusal>(["group-not-found", "media-not-found"]);

/** Carries out one command for a caller who does not follow the page's revisions: see `operateAll`. */
export function operate(
  ctx: ServiceContext,
  { pageId, ...step }: Step & { pageId: string },
): Promise<{ success: true; revision: number }> {
  return operateAll(ctx, { pageId, steps: [step] });
}

/**
 * Carries out commands for a caller who does not follow the page's revisions: all of them or none, on the page as it
 * is. A group or medium that is not of this page or site is `not-found`, like the page itself.
 */
export async function operateAll(
  ctx: ServiceContext,
  { pageId, steps }: { pageId: string; steps: readonly Step[] },
): Promise<{ success: true; revision: number }> {
  const { before, after } = await withLockedPage(ctx, pageId, async (tx, page) => {
    const edited = await carryOutAll(tx, ctx, { page, steps });
    return { before: page.revision, after: edited.revision };
  }).catch((error: unknown) => {
    const isMissing = error instanceof DomainError && missing.has(String(error.details?.refusal));
    throw isMissing ? new DomainError("not-found", error.message, error.details, { cause: error }) : error;
  });
  if (after > before) ctx.bus.wake(`page:${pageId}`);
  return { success: true, revision: after };
}

/** The page that a group of this site lies on. Throws `not-found`. */
export async function pageOfGroup(ctx: Pick<ServiceContext, "db" | "site">, groupId: string): Promise<string> {
  const group = await ctx.db.group.findFirst({
    where: { id: groupId, siteId: ctx.site.id },
    select: { pageId: true },
  });
  if (!group) throw new DomainError("not-found", "No such group");
  return group.pageId;
}

/** Throws `not-found` unless the page is one of this site. */
export async function requireOwnPage(ctx: Pick<ServiceContext, "db" | "site">, pageId: string): Promise<void> {
  const page = await ctx.db.page.findFirst({ where: { id: pageId, siteId: ctx.site.id }, select: { id: true } });
  if (!page) throw new DomainError("not-found", "No such page");
}
