import { dequal } from "dequal/lite";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { commonFolder } from "../folders.ts";
import type { DescribeMediumInput } from "../library-schema.ts";
import type { MediumDescription } from "../schema.ts";

/** What a medium counts as of which nothing was said. */
export const undescribed: MediumDescription = { alt: {}, altSources: {}, altMachine: [], focalPoint: null, tags: [] };

/**
 * What is said of a medium afterwards: other languages stay as they are, and so does what is left out. The very same
 * object when there is nothing to change. Whoever says words in one language, be they the same as before, says them of
 * what the first language (`first`) says then.
 */
export function described(
  before: MediumDescription,
  { alt, focalPoint, tags, name, folder }: Omit<DescribeMediumInput, "id">,
  first: Locale | undefined,
): MediumDescription {
  const words = Object.entries({ ...before.alt, ...alt }).filter(([, text]) => text !== null);
  const after = {
    alt: Object.fromEntries(words) as MediumDescription["alt"],
    altSources: sourcesAfter(before, alt ?? {}, first),
    altMachine: before.altMachine.filter((locale) => alt?.[locale] === undefined),
    focalPoint: focalPoint === undefined ? before.focalPoint : focalPoint,
    tags: tags === undefined ? before.tags : withoutDoubles(tags),
    ...nameAndFolder({ name: name ?? before.name, folder: folder === "" ? commonFolder : (folder ?? before.folder) }),
  };
  return dequal(before, after) ? before : after;
}

/** What is said of a medium, with its words in one language as a machine, or a translator elsewhere, has made them of the words `source`. */
export function translatedDescription(
  before: MediumDescription,
  { locale, text, source, by }: { locale: Locale; text: string; source: string; by: "machine" | "human" },
): MediumDescription {
  const others = before.altMachine.filter((own) => own !== locale);
  return {
    ...before,
    alt: { ...before.alt, [locale]: text },
    altSources: { ...before.altSources, [locale]: source },
    altMachine: by === "machine" ? [...others, locale] : others,
  };
}

function sourcesAfter(
  before: MediumDescription,
  said: NonNullable<DescribeMediumInput["alt"]>,
  first: Locale | undefined,
): MediumDescription["altSources"] {
  const source = first && (said[first] === undefined ? before.alt[first] : said[first]);
  const marks = localeSchema.options.flatMap((locale) => {
    if (locale === first) {
      const doubtful = said[locale] === undefined ? before.altSources[locale] : undefined; // somebody has looked at them
      return doubtful === undefined ? [] : [[locale, doubtful] as const];
    }
    const mark = said[locale] === undefined ? before.altSources[locale] : said[locale] && source;
    return mark ? [[locale, mark] as const] : [];
  });
  return Object.fromEntries(marks);
}

/**
 * What is said of a medium in its place whose file becomes another one: the words of the first language bear themselves
 * as their mark until somebody says them again or says others. Taken back, the former file has the words that it had.
 */
export function ofOtherFile(
  { alt, altSources = {} }: Pick<MediumDescription, "alt"> & Partial<Pick<MediumDescription, "altSources">>,
  first: Locale | undefined,
): MediumDescription["altSources"] {
  if (first === undefined) return altSources;
  const { [first]: _, ...others } = altSources;
  const words = alt[first] ?? "";
  return words === "" || isDoubtful({ alt, altSources }, first) ? others : { ...others, [first]: words };
}

/** Whether the words were said of a file that was replaced since, and nobody has looked at them. */
export function isDoubtful(
  { alt, altSources }: Pick<MediumDescription, "alt"> & Partial<Pick<MediumDescription, "altSources">>,
  first: Locale | undefined,
): boolean {
  return first !== undefined && Boolean(alt[first]) && altSources?.[first] === alt[first];
}

/** The words of a picture in a language: none on purpose ("") as well, where it is decoration in the first language and nobody said others. */
export function altIn(
  { alt }: Pick<MediumDescription, "alt">,
  locale: Locale,
  first: Locale | undefined,
): string | undefined {
  return alt[locale] ?? (first !== undefined && alt[first] === "" ? "" : undefined);
}

/** Tags that differ in nothing but capitals are one. */
function withoutDoubles(tags: string[]): string[] {
  const folded = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, index) => folded.indexOf(folded[index] ?? "") === index);
}

function nameAndFolder({ name, folder }: { name: string | undefined; folder: string | undefined }) {
  return { ...(name !== undefined && { name }), ...(folder !== undefined && { folder }) };
}
