import { z } from "zod";
import { dataKeys, type DataKey } from "~/features/blocks/data-key.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";

export const revalidateTagInput = z.strictObject({ tag: z.string().max(200) });

/**
 * Has every finished page of the site that carries this data (one of `dataKeys`) made anew, in every process. What
 * editors change needs no such call. Throws `not-found` for a tag that no page of the site can carry.
 */
export async function revalidateTag(ctx: ServiceContext, tag: string): Promise<void> {
  const known = dataKeys.find((key) => key === tag);
  if (!known) throw new DomainError("not-found", "No page carries this tag");
  await raiseDataHead(ctx.db, ctx.siteId, known satisfies DataKey);
  wakeData(ctx.bus, ctx.siteId);
}
