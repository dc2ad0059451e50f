import { localesOf, type Locale } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import type { PageDocument, PublishedPage } from "../schema.ts";
import { searchTextOf, type SearchText } from "./search-text.ts";
import { differentWords, wordsIn } from "./words.ts";

/** The way in which the words of a page are chosen: raised, every page is written anew by `fillSearch`. */
export const searchMade = 3;

interface PublishedVersion extends PublishedPage {
  pageId: string;
  versionId: string;
}

/**
 * Writes what the site's search finds a page by, in each language in which visitors see it, instead of what was there.
 * Belongs into the transaction that publishes the version, after whatever locks the site: two of a site add no words at
 * the same time then. Must be called inside the site's work.
 */
export async function writeSearchTexts(tx: Db, siteId: string, version: PublishedVersion): Promise<void> {
  const { pageId, versionId, document } = version;
  const { locales } = await tx.site.findUniqueOrThrow({ where: { id: siteId }, select: { locales: true } });
  const known = localesOf({ locales });
  const archived = await archivedGroups(tx, siteId);
  await tx.searchText.deleteMany({ where: { siteId, pageId } });
  for (const locale of known.filter((each) => isShownIn(document, each))) {
    const text = searchTextOf(version, locale, { defaultLocale: known[0], archived });
    await insert(tx, { siteId, pageId, versionId, locale }, text);
    await addWords(tx, { siteId, locale }, `${text.title} ${text.text}`);
  }
}

function isShownIn({ locales, disallowedLocales }: PageDocument, locale: Locale): boolean {
  return locales[locale] !== undefined && !disallowedLocales.includes(locale);
}

/** Groups that are archived wherever they are an item of a collection. */
export async function archivedGroups(tx: Db, siteId: string): Promise<Set<string>> {
  const items = await tx.collectionItem.findMany({
    where: { siteId, groupId: { not: null } },
    select: { groupId: true, archived: true },
  });
  const shown = new Set(items.filter(({ archived }) => !archived).map(({ groupId }) => groupId));
  return new Set(items.flatMap(({ groupId }) => (groupId === null || shown.has(groupId) ? [] : groupId)));
}

async function insert(
  tx: Db,
  { siteId, pageId, versionId, locale }: { siteId: string; pageId: string; versionId: string; locale: Locale },
  { title, headings, text }: SearchText,
): Promise<void> {
  const [titleWords, headingWords, textWords] = [folded(title), folded(headings), folded(text)];
  await tx.$executeRaw`
    INSERT INTO "SearchText" ("siteId", "pageId", "locale", "versionId", "made", "title", "text", "titles", "vector")
    VALUES (${siteId}::uuid, ${pageId}::uuid, ${locale}, ${versionId}::uuid, ${searchMade}, ${title}, ${text},
      to_tsvector('simple', ${titleWords}),
      setweight(to_tsvector('simple', ${titleWords}), 'A') || setweight(to_tsvector('simple', ${headingWords}), 'B')
        || setweight(to_tsvector('simple', ${textWords}), 'D'))`;
}

function folded(text: string): string {
  return wordsIn(text)
    .map((word) => word.folded)
    .join(" ");
}

/** In order, so that two that add words at once wait for each other in one direction only. */
async function addWords(tx: Db, { siteId, locale }: { siteId: string; locale: Locale }, text: string): Promise<void> {
  const words = differentWords(text).sort((a, b) => (a.folded < b.folded ? -1 : 1));
  const [plain, written] = [words.map((word) => word.folded), words.map((word) => word.written)];
  await tx.$executeRaw`
    INSERT INTO "SearchWord" ("siteId", "locale", "word", "stem")
    SELECT ${siteId}::uuid, ${locale}, given.word, given.stem
    FROM ROWS FROM (unnest(${plain}::text[]), search_stems(${locale}, ${written}::text[])) AS given(word, stem)
    WHERE NOT EXISTS (
      SELECT FROM "SearchWord" w WHERE w."siteId" = ${siteId}::uuid AND w."locale" = ${locale} AND w."word" = given.word)
    ON CONFLICT DO NOTHING`;
}
