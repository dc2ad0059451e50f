import { DomainError } from "~/lib/errors.ts";
import type { MediaContext } from "./service.ts";

/** Where a medium is used: in how many fields of drafts, alone or in a list, and on which pages. */
export async function mediaUsage(
  ctx: MediaContext,
  { id }: { id: string },
): Promise<{ fields: number; pageIds: string[] }> {
  const { siteId } = ctx;
  const medium = await ctx.db.media.findFirst({ where: { id, siteId }, select: { id: true } });
  if (!medium) throw new DomainError("not-found", "The site has no such medium");
  const fields = await ctx.db.field.findMany({
    where: { siteId, OR: [{ mediaId: id }, { mediaIds: { has: id } }], group: { status: { not: "deleted" } } },
    select: { group: { select: { pageId: true } } },
  });
  return { fields: fields.length, pageIds: [...new Set(fields.map(({ group }) => group.pageId))].sort() };
}
