import { randomUUID } from "node:crypto";
import { asStep } from "~/features/document/commands.ts";
import type { PageStep } from "~/features/page/commands/registry.ts";
import { followingSlug } from "~/features/page/domain/following-slug.ts";
import { mediaOf } from "~/features/page/media-of.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import { loadSite } from "~/features/site/load-site.ts";
import { runSiteCommands } from "~/features/site/run-commands.ts";
import { editSite } from "~/features/site/service.ts";
import { fitsPlace } from "~/features/site/translations/fits-place.ts";
import { pagePairs, picturePairs } from "~/features/site/translations/page-pairs.ts";
import { navigationPairs } from "~/features/site/translations/site-pairs.ts";
import { missingForService, type TextPair } from "~/features/site/translations/text-pair.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { firstOf, nextPart } from "./next-part.ts";
import type { TranslatedMissing, TranslateMissingInput } from "./schema.ts";
import { draftOf, translateFieldsOf } from "./translate-fields.ts";
import { translateWords } from "./translate-words.ts";

/**
 * Translates the next missing texts of a draft and of its pictures from the site's first language, as many as one call
 * may, and saves them. Called again and again it comes to the end; whatever happens between two calls, what is done is
 * done. What is still missing afterwards has failed: its formatting was lost, or it is too long.
 */
export function translateMissing(
  ctx: ServiceContext,
  { pageId, to, without }: TranslateMissingInput,
): Promise<TranslatedMissing> {
  const languages = { source: firstOf(ctx, to), locale: to };
  const missing = async () => {
    const document = await draftOf(ctx, pageId);
    const media = await mediaOf(ctx.db, ctx.siteId, document);
    return missingForService([...pagePairs(document, languages), ...picturePairs(document, media, languages)]);
  };
  return nextPart({ missing, translate: (texts) => translatePage(ctx, { pageId, to, texts }) }, without);
}

/** The same with what the site's navigation says. */
export function translateNavigation(
  ctx: ServiceContext,
  { to, without }: Omit<TranslateMissingInput, "pageId">,
): Promise<TranslatedMissing> {
  const source = firstOf(ctx, to);
  const missing = async () => {
    const site = await loadSite(ctx.db, ctx.siteId);
    return site ? missingForService(navigationPairs(site.document, { source, locale: to })) : [];
  };
  const translate = async (pairs: readonly TextPair[]) => {
    const texts = (await translatedWords(ctx, pairs, to)).flatMap(({ place, ...words }) => {
      if (place.type === "entry") return [{ id: place.entryId, ...words }];
      return place.type === "container" ? [{ id: place.containerId, ...words }] : [];
    });
    if (texts.length === 0) return;
    await runSiteCommands(ctx, () => [{ command: "navigation.translate", input: { locale: to, texts } }]);
  };
  return nextPart({ missing, translate }, without);
}

async function translatePage(
  ctx: ServiceContext,
  { pageId, to, texts }: { pageId: string; to: Locale; texts: readonly TextPair[] },
): Promise<void> {
  const fields = texts.flatMap(({ place }) =>
    place.type === "field" ? [{ groupId: place.groupId, fieldName: place.fieldName }] : [],
  );
  const words = await translatedWords(
    ctx,
    texts.filter(({ place }) => place.type !== "field"),
    to,
  );
  const own = words.flatMap(({ place, ...made }) => {
    const part = "part" in place ? place.part : null;
    return part ? [{ part, ...made }] : [];
  });
  if (own.length > 0) {
    const step: PageStep = { command: "page.translate", input: { locale: to, texts: own } };
    const name = own.find(({ part }) => part === "name")?.text;
    const taken = name === undefined ? [] : await takenSlugs(ctx, { pageId, locale: to });
    // The address follows the name on the page as it is then: somebody may have chosen one, or published it, meanwhile.
    const steps = (document: PageDocument): PageStep[] => {
      const slug = name === undefined ? null : followingSlug(document, { locale: to, name, taken });
      return [step, ...(slug === null ? [] : [{ command: "page.slug" as const, input: { locale: to, slug } }])];
    };
    await runCommands(ctx, { pageId, steps }).catch(keepAddress);
  }
  if (fields.length > 0) {
    const document = await draftOf(ctx, pageId);
    const made = await translateFieldsOf(ctx, document, { from: firstOf(ctx, to), to, fields });
    const step: PageStep = { command: "field.translate", input: { locale: to, texts: made.texts } };
    if (made.texts.length > 0) await runCommands(ctx, { pageId, steps: [step] });
  }
  await savePictures(ctx, words, to);
}

/** The addresses of other pages beside which this one stands in a language. */
async function takenSlugs(ctx: ServiceContext, { pageId, locale }: { pageId: string; locale: Locale }) {
  const { db, siteId } = ctx;
  const { collection } = await draftOf(ctx, pageId);
  const where = { siteId, locale, collection: collection ?? "", pageId: { not: pageId } };
  return (await db.pageLocale.findMany({ where, select: { slug: true } })).map(({ slug }) => slug);
}

/** Has the words of pictures translated, and saves them. */
export async function translatePictures(ctx: ServiceContext, pairs: readonly TextPair[], to: Locale): Promise<void> {
  await savePictures(ctx, await translatedWords(ctx, pairs, to), to);
}

type Words = Awaited<ReturnType<typeof translatedWords>>;

async function savePictures(ctx: ServiceContext, words: Words, to: Locale): Promise<void> {
  for (const { place, ...made } of words) {
    if (place.type !== "picture") continue;
    const step = asStep({ command: "media.translate", input: { id: place.mediaId, locale: to, ...made } });
    await editSite(ctx, { baseRevision: 0, operation: { opId: randomUUID(), ...step } });
  }
}

/** A page's first name in a language brings an address along; where another page has that, people choose one. */
function keepAddress(error: unknown): void {
  if (!(error instanceof DomainError) || error.details?.refusal !== "slug-taken") throw error;
}

/** Plain words of these texts as the service says them; what it could not do, or made too long, is left out. */
async function translatedWords(ctx: ServiceContext, pairs: readonly TextPair[], to: Locale) {
  if (pairs.length === 0) return [];
  const from = firstOf(ctx, to);
  const { texts } = await translateWords(ctx, { from, to, texts: pairs.map(({ source }) => source) });
  return pairs.flatMap(({ place, source }, index) => {
    const text = texts[index];
    return text && fitsPlace(place, text) ? [{ place, source, text }] : [];
  });
}
