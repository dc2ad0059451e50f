import { dequal } from "dequal/lite";
import { isByHand } from "~/features/page/commands/field-translate.ts";
import { fieldOf, textAt } from "~/features/page/domain/groups.ts";
import { sourceHashOf, wordsHash } from "~/features/page/domain/fields.ts";
import { fieldsToTranslate } from "~/features/page/domain/translation-status.ts";
import { requireLocale } from "~/features/page/require-locale.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { translatable, type TextContent } from "./domain/content.ts";
import { guardOf } from "./domain/guard.ts";
import { readXliff, withoutKeptWords, writeXliff, type XliffUnit } from "./domain/xliff.ts";
import type { ReadXliff, ReadXliffInput, XliffInput } from "./schema.ts";
import { draftOf } from "./translate-fields.ts";

interface Languages {
  from: Locale;
  to: Locale;
}

/** The texts of a draft for a translator, with the translations that are there. */
export async function pageXliff(
  ctx: ServiceContext,
  { pageId, to }: XliffInput,
): Promise<{ xml: string; fileName: string }> {
  const document = await draftOf(ctx, pageId);
  requireLocale(ctx, to);
  const languages = { from: firstOf(ctx), to };
  const units = [...unitsOf(document, languages).values()].map(({ unit }) => unit);
  const { slug } = document.locales[languages.from] ?? {};
  const fileName = `${slug || "seite"}.${languages.from}-${to}.xlf`;
  return { xml: writeXliff({ id: pageId, ...languages, units }, document.name), fileName };
}

/**
 * What a translator's file would change on a draft, and everything in it that would not; saves nothing. A text whose
 * source was changed meanwhile is taken where it still fits, and bears the mark of the words that it was made from.
 */
export async function readPageXliff(ctx: ServiceContext, { pageId, xml }: ReadXliffInput): Promise<ReadXliff> {
  const document = await draftOf(ctx, pageId);
  const file = readXliff(xml);
  if (!file) throw refuse("xliff-invalid", "not a file of XLIFF 2");
  if (file.id !== pageId) throw refuse("xliff-page", "the file is of another page");
  const to = localeSchema.safeParse(file.to).data;
  const from = firstOf(ctx);
  if (!to || to === from || file.from !== from || !ctx.site.locales.includes(to))
    throw refuse("xliff-languages", `the site does not translate ${file.from} to ${file.to}`);
  const present = unitsOf(document, { from, to });
  const read: ReadXliff = { locale: to, texts: [], byHand: 0, same: 0, problems: [] };
  const seen = new Set<string>();
  for (const unit of file.units) {
    const known = present.get(unit.id);
    const problem = (name: ReadXliff["problems"][number]["problem"]) =>
      read.problems.push({ id: unit.id.slice(0, 200), note: known?.unit.note ?? "", problem: name });
    if (!known || seen.has(unit.id)) problem(known ? "doubled" : "unknown");
    else if (unit.segments.some(({ target }) => !target?.trim())) problem("empty");
    else {
      const isChanged = !dequal(sourcesOf(unit), sourcesOf(known.unit));
      const content = known.parts.build(unit.segments.map(({ target }) => target ?? ""));
      if (isChanged) problem("changed");
      else if (!content) problem("broken");
      if (content && dequal(content, known.target)) read.same += 1;
      else if (content) {
        const sourceHash = isChanged ? wordsHash(sourcesOf(unit).join("\n"), null) : known.sourceHash;
        read.texts.push({ groupId: known.groupId, fieldName: known.fieldName, ...content, sourceHash });
        if (isByHand(textAt(document, { ...known, locale: to }))) read.byHand += 1;
      }
    }
    seen.add(unit.id);
  }
  for (const [id, { unit }] of present)
    if (!seen.has(id)) read.problems.push({ id, note: unit.note, problem: "absent" });
  return read;
}

function sourcesOf(unit: XliffUnit): string[] {
  return unit.segments.map(({ source }) => withoutKeptWords(source));
}

interface KnownUnit {
  unit: XliffUnit;
  groupId: string;
  fieldName: string;
  parts: ReturnType<typeof translatable>;
  target: TextContent | null;
  sourceHash: string | null;
}

/** Every text of a draft with words to translate, by the id that it has in files. */
function unitsOf(document: PageDocument, { from, to }: Languages): Map<string, KnownUnit> {
  const guard = guardOf([], { to, isFromFirst: true });
  const units = fieldsToTranslate(document, from, to).flatMap(({ groupId, fieldName }): [string, KnownUnit][] => {
    const group = document.groups[groupId];
    const [source, target] = [from, to].map((locale) => contentAt(document, { groupId, fieldName, locale }));
    if (!group || !source) return [];
    const parts = translatable(source, guard, to);
    if (parts.markups.length === 0) return [];
    const targets = target ? fitting(parts, target, translatable(target, guard, to).markups) : null;
    const id = `${groupId}:${fieldName}`;
    const segments = parts.markups.map((markup, index) => ({ source: markup, target: targets?.[index] ?? null }));
    const sourceHash = sourceHashOf(fieldOf(group, fieldName), to, from);
    const unit = { id, note: `${group.kind} · ${fieldName}`, segments };
    return [[id, { unit, groupId, fieldName, parts, target: target ?? null, sourceHash }]];
  });
  return new Map(units);
}

/** The pieces of a translation where they say exactly it again in the places of the source; null where it is built otherwise. */
function fitting(parts: KnownUnit["parts"], target: TextContent, markups: string[]): string[] | null {
  return markups.length === parts.markups.length && dequal(parts.build(markups), target) ? markups : null;
}

function contentAt(document: PageDocument, place: Parameters<typeof textAt>[1]): TextContent | undefined {
  const found = textAt(document, place);
  return found?.text?.trim() ? { text: found.text, json: found.json } : undefined;
}

function firstOf({ site }: ServiceContext): Locale {
  const [first] = localesOf(site);
  if (!first) throw new Error("A site has at least one language");
  return first;
}

function refuse(refusal: "xliff-invalid" | "xliff-page" | "xliff-languages", message: string): DomainError {
  return new DomainError("invalid", message, { refusal });
}
