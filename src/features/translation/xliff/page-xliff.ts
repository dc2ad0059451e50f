import { z } from "zod";
import { mediaRef } from "~/features/media/media-ref.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { describedTypes, pagePairs, shownMediaIds } from "~/features/site/translations/page-pairs.ts";
import type { ServiceContext } from "~/server/context.ts";
import { readXliff, writeXliff, type XliffUnit } from "../domain/xliff.ts";
import type { ReadXliff, ReadXliffInput, XliffInput } from "../schema.ts";
import { draftOf } from "../translate-fields.ts";
import { fileLanguages, knownTexts, refuseFile, type FileLanguages, type KnownText } from "./known-texts.ts";
import { mergeUnits, replacedBy, type XliffChange } from "./merge-units.ts";
import { picturesFile, textsOfPictures } from "./site-texts.ts";

/**
 * The texts of a draft and what its pictures show for a translator, with the translations that are there; the file is
 * named for the page.
 */
export async function pageXliff(
  ctx: ServiceContext,
  { pageId, ...wanted }: XliffInput,
): Promise<{ xml: string; fileName: string }> {
  const document = await draftOf(ctx, pageId);
  const languages = fileLanguages(ctx, { from: wanted.from, to: wanted.to });
  const { from, to } = languages;
  const unitsOf = (texts: ReadonlyMap<string, KnownText>) => [...texts.values()].map(({ unit }) => unit);
  const units = unitsOf(textsOfPage(document, languages));
  const pictures = unitsOf(await picturesOfPage(ctx, document, { languages }));
  const files = [{ id: pageId, name: document.name, units }];
  if (pictures.length > 0) files.push({ id: picturesFile, name: picturesFile, units: pictures });
  const named = toSlug(document.locales[from]?.name || document.name).replace(/^~/, "");
  return { xml: writeXliff(languages, files), fileName: `${named || "page"}.${from}-${to}.xlf` };
}

/** What a translator's file would change on a draft and of its pictures, and everything in it that would not; saves nothing. */
export async function readPageXliff(ctx: ServiceContext, { pageId, xml }: ReadXliffInput): Promise<ReadXliff> {
  const document = await draftOf(ctx, pageId);
  const read = readXliff(xml);
  if (!read) throw refuseFile("xliff-invalid", "not a file of XLIFF 2");
  const { files } = read;
  const isOfPage = files.some(({ id }) => id === pageId);
  if (!isOfPage || files.some(({ id }) => id !== pageId && id !== picturesFile))
    throw refuseFile("xliff-page", "the file is of another page, or of more than this one");
  const unitsOf = (file: string) => files.flatMap(({ id, units }) => (id === file ? units : []));
  const languages = fileLanguages(ctx, read);
  const page = mergeUnits(textsOfPage(document, languages), unitsOf(pageId));
  const named = unitsOf(picturesFile);
  const pictures = mergeUnits(await picturesOfPage(ctx, document, { languages, named }), named);
  const changes = [...page.changes, ...pictures.changes];
  return {
    locale: languages.to,
    ...asPageParts(page.changes),
    pictures: asPictures(pictures.changes),
    byHand: replacedBy(changes).map(({ mark: _, ...text }) => text),
    same: page.same + pictures.same,
    problems: [...page.problems, ...pictures.problems],
  };
}

/** What the pictures and films of a page show, in words, and such of the site as a file names besides. */
async function picturesOfPage(
  { db, siteId }: ServiceContext,
  document: PageDocument,
  { languages, named = [] }: { languages: FileLanguages; named?: readonly XliffUnit[] },
): Promise<Map<string, KnownText>> {
  if (document.disallowedLocales.includes(languages.to)) return new Map();
  const ids = [...shownMediaIds(document), ...named.map(({ id }) => id)].filter((id) => z.uuid().safeParse(id).success);
  const isDescribed = { siteId, mediaType: { in: [...describedTypes] }, id: { in: [...new Set(ids)] } };
  const media = await db.media.findMany({ where: isDescribed, orderBy: { id: "asc" } });
  return textsOfPictures(Object.fromEntries(media.map((row) => [row.id, mediaRef(row)])), languages);
}

/** Every text of a page, and its own words. */
export function textsOfPage(document: PageDocument, languages: FileLanguages): Map<string, KnownText> {
  return knownTexts({ pairsIn: (pair) => pagePairs(document, pair), document }, languages);
}

function asPictures(changes: readonly XliffChange[]): ReadXliff["pictures"] {
  return changes.flatMap(({ known: { place }, content: { text }, madeFrom }) =>
    place.type === "picture" ? [{ id: place.mediaId, text, source: madeFrom ?? "" }] : [],
  );
}

/** Changes as the commands of a page take them. */
export function asPageParts(changes: readonly XliffChange[]): Pick<ReadXliff, "texts" | "words" | "address"> {
  const texts = changes.flatMap(({ known: { place }, content, madeFrom: sourceHash }) =>
    place.type === "field" ? [{ groupId: place.groupId, fieldName: place.fieldName, ...content, sourceHash }] : [],
  );
  const words = changes.flatMap(({ known: { place }, content, madeFrom }) =>
    "part" in place ? [{ part: place.part, text: content.text, source: madeFrom ?? "" }] : [],
  );
  const address = changes.find(({ known }) => known.place.type === "pageAddress")?.content.text ?? null;
  return { texts, words, address };
}
