import { randomUUID } from "node:crypto";
import { recordChange } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { holdSite } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { showVersion } from "../count-site.ts";
import { withOwnAddresses } from "../domain/home-slug.ts";
import { difference } from "../domain/patches.ts";
import { putBack } from "../domain/publishing.ts";
import { withLockedPage } from "../locked-page.ts";
import { pageKind } from "../page-kind.ts";
import { keepOldAddresses, refuseTakenAddresses } from "../redirects.ts";
import type { PageDocument } from "../schema.ts";
import { writeSearchTexts } from "../search/write-search-texts.ts";
import { newestVersion } from "../versions.ts";

/**
 * Takes a taking down back: visitors see the page again as they saw it last, and the draft keeps what nobody has
 * published. Nothing has to be translated anew, as it was all online. Throws `not-found`, and `invalid` with `refusal`
 * "already-online", "never-published", or, where another published page has its address or its role by now,
 * "slug-taken" or "role-taken".
 */
export async function putPageBack(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<{ revision: number }> {
  const { siteId } = ctx;
  const revision = await withLockedPage(ctx, pageId, async (tx, page) => {
    if (page.publishedVersionId !== null) {
      throw new DomainError("invalid", "The page is online", { refusal: "already-online" });
    }
    const last = await newestVersion(tx, siteId, pageId);
    if (!last) throw new DomainError("invalid", "The page was never published", { refusal: "never-published" });
    const published = last.page.document;
    const placed = { ...published, locales: withOwnAddresses(published.locales, page.document.locales) };
    await holdSite(tx, siteId); // as a publish does, for address and role
    await refuseTakenAddresses(tx, siteId, null, placed);
    await refuseTakenRole(tx, siteId, published);

    const document = putBack(page.document, published);
    const after = await recordChange(tx, ctx, pageKind, {
      documentId: pageId,
      held: page,
      document,
      patches: difference(page.document, document),
      operation: { opId: randomUUID(), command: "page.putBack", input: { number: last.number } },
    });
    await keepOldAddresses(tx, siteId, null, placed);
    await showVersion(tx, siteId, { pageId, versionId: last.id });
    await writeSearchTexts(tx, siteId, { pageId, versionId: last.id, ...last.page });
    return after;
  });
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
  return { revision };
}

/** Visitors find one page of a role; which one is the home page is the site's word, whatever a version says. */
async function refuseTakenRole(tx: Db, siteId: string, { id, role }: PageDocument): Promise<void> {
  if (role === null || role === "home") return;
  const other = await tx.page.findFirst({ where: { siteId, role, id: { not: id } }, select: { name: true } });
  if (other) {
    throw new DomainError("invalid", "Another page has the role by now", { refusal: "role-taken", page: other.name });
  }
}
