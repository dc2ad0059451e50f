import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { editPage } from "./edit.ts";
import type { Refusal } from "./refusals.ts";

export interface OperationRequest {
  pageId: string;
  command: string;
  input: Json;
}

const missing: ReadonlySet<string> = new Set<Refusal>(["group-not-found", "media-not-found"]);

/**
 * Carries out one command for a caller who does not follow the page's revisions: it builds on the present one. A
 * group or medium that is not of this page or site is `not-found`, like the page itself.
 */
export async function operate(
  ctx: ServiceContext,
  { pageId, command, input }: OperationRequest,
): Promise<{ success: true; revision: number }> {
  const baseRevision = await requireOwnPage(ctx, pageId);
  const operation = { opId: randomUUID(), command, input };
  const { revision } = await editPage(ctx, { pageId, baseRevision, operation }).catch((error: unknown) => {
    const isMissing = error instanceof DomainError && missing.has(String(error.details?.refusal));
    throw isMissing ? new DomainError("not-found", error.message, error.details, { cause: error }) : error;
  });
  return { success: true, revision };
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

/** The revision of a page of this site. Throws `not-found`. */
export async function requireOwnPage(ctx: Pick<ServiceContext, "db" | "site">, pageId: string): Promise<number> {
  const page = await ctx.db.page.findFirst({
    where: { id: pageId, siteId: ctx.site.id },
    select: { revision: true },
  });
  if (!page) throw new DomainError("not-found", "No such page");
  return page.revision;
}
