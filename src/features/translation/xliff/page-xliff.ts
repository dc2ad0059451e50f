import type { PageDocument } from "~/features/page/schema.ts";
import { pagePairs } from "~/features/site/translations/page-pairs.ts";
import type { ServiceContext } from "~/server/context.ts";
import { readXliff, writeXliff } from "../domain/xliff.ts";
import type { ReadXliff, ReadXliffInput, XliffInput } from "../schema.ts";
import { draftOf } from "../translate-fields.ts";
import { fileLanguages, knownTexts, refuseFile, type FileLanguages, type KnownText } from "./known-texts.ts";
import { mergeUnits, replacedBy, type XliffChange } from "./merge-units.ts";

/** The texts of a draft for a translator, with the translations that are there. */
export async function pageXliff(
  ctx: ServiceContext,
  { pageId, ...wanted }: XliffInput,
): Promise<{ xml: string; fileName: string }> {
  const document = await draftOf(ctx, pageId);
  const languages = fileLanguages(ctx, { from: wanted.from, to: wanted.to });
  const { from, to } = languages;
  const units = [...textsOfPage(document, languages).values()].map(({ unit }) => unit);
  const { slug } = document.locales[from] ?? {};
  return {
    xml: writeXliff({ id: pageId, from, to, units }, document.name),
    fileName: `${slug || "seite"}.${from}-${to}.xlf`,
  };
}

/** What a translator's file would change on a draft, and everything in it that would not; saves nothing. */
export async function readPageXliff(ctx: ServiceContext, { pageId, xml }: ReadXliffInput): Promise<ReadXliff> {
  const document = await draftOf(ctx, pageId);
  const file = readXliff(xml);
  if (!file) throw refuseFile("xliff-invalid", "not a file of XLIFF 2");
  if (file.id !== pageId) throw refuseFile("xliff-page", "the file is of another page");
  const languages = fileLanguages(ctx, file);
  const { changes, same, problems } = mergeUnits(textsOfPage(document, languages), file.units);
  const byHand = replacedBy(changes).map(({ mark: _, ...text }) => text);
  return { locale: languages.to, ...asPageParts(changes), byHand, same, problems };
}

/** Every text of a page, and its own words. */
export function textsOfPage(document: PageDocument, languages: FileLanguages): Map<string, KnownText> {
  return knownTexts({ pairsIn: (pair) => pagePairs(document, pair), document }, languages);
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
