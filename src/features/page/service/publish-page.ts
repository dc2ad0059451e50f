import { randomUUID } from "node:crypto";
import { recordChange } from "~/features/document/record.ts";
import { countWritten } from "~/features/document/written.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { holdSite } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { showVersion } from "../count-site.ts";
import { difference } from "../domain/patches.ts";
import { publicationStatus } from "../domain/publication-status.ts";
import { afterPublish, publishedForm } from "../domain/publishing.ts";
import { optionalLocalesIn } from "../domain/optional-locales.ts";
import { translationStatus, untranslated } from "../domain/translation-status.ts";
import { withLockedPage, type LockedPage } from "../locked-page.ts";
import { mediaOf } from "../media-of.ts";
import { pageKind } from "../page-kind.ts";
import { keepAddressesOfOffline, keepOldAddresses, refuseTakenAddresses } from "../redirects.ts";
import type { PageDocument, PublishedPage } from "../schema.ts";
import { writeSearchTexts } from "../search/write-search-texts.ts";
import { lastVersion, newestVersion } from "../versions.ts";

/**
 * Shows the draft to visitors, in one transaction: a new immutable version, the pointer to it, the statuses, redirects
 * from former addresses, and the words that the site's search finds. Throws `invalid` with `refusal` "nothing-to-publish", "slug-taken" or, where the page
 * must be translated, "translation-missing" with the number of missing texts
 * by language that stand in the way; and `stale` when
 * `baseRevision` is given and somebody else has changed or published the page since; and `too-many`. `also` is done in the same
 * transaction, once the page is held.
 */
export async function publishPage(ctx: ServiceContext, input: Publishing): Promise<{ number: number }> {
  const { pageId } = input;
  const number = await withLockedPage(ctx, pageId, (tx, page) => publishHeld(tx, ctx, page, input));
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${ctx.siteId}`);
  return { number };
}

interface Publishing {
  pageId: string;
  baseRevision?: number;
  mustBeTranslated?: boolean;
  /** Pages that are published in the same transaction. */
  together?: readonly string[];
  also?: (tx: Db) => Promise<unknown>;
}

/** The same for a page whose row is held, in the transaction that holds it; wakes nobody. Answers the version's number. */
export async function publishHeld(tx: Db, ctx: ServiceContext, page: LockedPage, input: Publishing): Promise<number> {
  const { siteId } = ctx;
  const { pageId } = input;
  await input.also?.(tx);
  if (input.baseRevision !== undefined) await refuseUnseen(tx, ctx, { pageId, revision: input.baseRevision });
  const last = await lastVersion(tx, siteId, page.publishedVersionId);
  const document = publishedForm(page.document);
  const next: PublishedPage = { document, media: await mediaOf(tx, siteId, document) };
  const { fields, groups, pages } = publicationStatus(next, last?.page ?? null);
  if (fields + groups + pages === 0) {
    throw new DomainError("invalid", "The page has no changes", { refusal: "nothing-to-publish" });
  }
  if (input.mustBeTranslated) await refuseUntranslated(tx, ctx, page.document);
  countWritten(siteId, next);
  await holdSite(tx, siteId); // two pages that go online at one address at the same moment are looked at in turn
  await refuseTakenAddresses(tx, siteId, last?.page.document ?? null, document, input.together);

  const settled = afterPublish(page.document);
  const newest = last ?? (await newestVersion(tx, siteId, pageId));
  const version = { id: randomUUID(), number: 1 + (newest?.number ?? 0) };
  const revision = await recordChange(tx, ctx, pageKind, {
    documentId: pageId,
    held: page,
    document: settled,
    patches: difference(page.document, settled),
    operation: { opId: randomUUID(), command: "page.publish", input: { number: version.number } },
  });
  await tx.pageVersion.createMany({
    data: {
      ...version,
      siteId,
      pageId,
      revision,
      document: next,
      actorId: ctx.actor.userId,
    },
  });
  await showVersion(tx, siteId, { pageId, versionId: version.id });
  await keepOldAddresses(tx, siteId, last?.page.document ?? null, document);
  if (!last && newest) await keepAddressesOfOffline(tx, siteId, newest.page.document, document);
  await writeSearchTexts(tx, siteId, { pageId, versionId: version.id, ...next });
  return version.number;
}

/** Languages that the site's admins let be incomplete hold nothing up. */
async function refuseUntranslated(tx: Db, { site, siteId }: ServiceContext, document: PageDocument): Promise<void> {
  const { settings } = await tx.site.findFirstOrThrow({ where: { id: siteId }, select: { settings: true } });
  const missing = untranslated(translationStatus(document, localesOf(site)), optionalLocalesIn(settings));
  if (Object.keys(missing).length === 0) return;
  throw new DomainError("invalid", "Texts are not translated yet", { refusal: "translation-missing", missing });
}

/** Who publishes must have seen what is published. */
async function refuseUnseen(
  tx: Db,
  { siteId, actor }: ServiceContext,
  { pageId, revision }: { pageId: string; revision: number },
): Promise<void> {
  const other = await tx.change.findFirst({
    where: {
      siteId,
      documentId: pageId,
      revision: { gt: revision },
      OR: [{ actorId: null }, { actorId: { not: actor.userId } }],
    },
    orderBy: { revision: "desc" },
  });
  if (!other) return;
  const details = {
    revision: other.revision,
    by: other.actorName,
    at: other.createdAt.toISOString(),
    command: other.command,
  };
  throw new DomainError("stale", "Somebody else changed the page meanwhile", details);
}
