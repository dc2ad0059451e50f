import type { ServiceContext } from "~/server/context.ts";
import { heldPage, withLockedPages } from "../locked-page.ts";
import { freeAddresses } from "../redirects.ts";
import { publishHeld } from "./publish-page.ts";

/**
 * Publishes pages in one transaction, all or none: each may have an address that another one of them leaves. Answers the
 * numbers of their versions. Throws as `publishPage` does, for texts that are not translated as well.
 */
export async function publishTogether(
  ctx: ServiceContext,
  pages: readonly { id: string; revision: number }[],
): Promise<Map<string, number>> {
  const { siteId, bus } = ctx;
  const together = pages.map(({ id }) => id);
  const numbers = await withLockedPages(ctx, together, async (tx) => {
    const published = new Map<string, number>();
    for (const { id: pageId, revision: baseRevision } of pages) {
      const page = await heldPage(tx, siteId, pageId);
      const input = { pageId, baseRevision, mustBeTranslated: true, together };
      published.set(pageId, await publishHeld(tx, ctx, page, input));
    }
    // What one has left leads to it since, also where another one of them is by now.
    for (const id of together) await freeAddresses(tx, siteId, null, (await heldPage(tx, siteId, id)).document);
    return published;
  });
  for (const topic of [...together.map((id) => `page:${id}`), `site:${siteId}`]) bus.wake(topic);
  return numbers;
}
