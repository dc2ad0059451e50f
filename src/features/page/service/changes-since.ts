import { changesAfter } from "~/features/document/record.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import type { ServiceContext } from "~/server/context.ts";

/** What happened to the page after `revision`, oldest first, at most 500 changes at a time. */
export async function changesSince(
  ctx: ServiceContext,
  { pageId, revision }: { pageId: string; revision: number },
): Promise<ChangeEvent[]> {
  const { siteId } = ctx;
  return changesAfter(ctx.db, siteId, { document: "page", documentId: pageId, revision });
}
