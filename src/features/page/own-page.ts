import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";

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
  const page = await ctx.db.page.findFirst({
    where: { id: pageId, siteId: ctx.site.id, deletedAt: null },
    select: { id: true },
  });
  if (!page) throw new DomainError("not-found", "No such page");
}
