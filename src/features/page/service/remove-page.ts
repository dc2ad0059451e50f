import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { countSite } from "../count-site.ts";
import { withLockedPage } from "../locked-page.ts";

/** Removes a page with its history and takes it off the site at once; the home page stays. */
export async function removePage(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<void> {
  const { siteId } = ctx;
  await withLockedPage(ctx, pageId, async (tx, { document, revision }) => {
    if (document.role === "home") throw new DomainError("invalid", "The home page stays", { refusal: "home-page" });
    await tx.change.createMany({
      data: {
        siteId,
        document: "page",
        documentId: pageId,
        revision: revision + 1,
        command: "page.remove",
        input: { name: document.name },
        patches: [],
        actorId: ctx.actor.userId,
        actorName: ctx.actor.name,
        opId: randomUUID(),
      },
    });
    await tx.redirect.deleteMany({ where: { siteId, pageId } });
    await tx.page.deleteMany({ where: { siteId, id: pageId } });
    await countSite(tx, siteId);
  });
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
}
