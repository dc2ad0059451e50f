import { z } from "zod";
import { dataKeys, type DataKey } from "~/features/blocks/data-key.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";

export const revalidateTagInput = z.strictObject({ tag: z.string().max(200) });

/** What the specification has refreshed after changes: any page may show some of it. */
const tagsOfAnyPage = ["filelist", "pagestatus", "groupstatus", "translationstatus", "pagedata", "navigation"];

/**
 * Has the finished pages of the site made anew, in every process: with one of `dataKeys` those that carry this data, with
 * one of the specification's tags ("page data", "pageData" and "page-data" are one) all of them. What editors change needs
 * no such call. Throws `not-found` for a tag that no page of the site can carry.
 */
export async function revalidateTag(ctx: ServiceContext, tag: string): Promise<void> {
  const isOfAnyPage = tagsOfAnyPage.includes(tag.toLowerCase().replaceAll(/[ _-]/g, ""));
  const known = isOfAnyPage ? "pages" : dataKeys.find((key) => key === tag);
  if (!known) throw new DomainError("not-found", "No page carries this tag");
  await raiseDataHead(ctx.db, ctx.siteId, known satisfies DataKey);
  wakeData(ctx.bus, ctx.siteId);
}
