import type { Locale } from "~/lib/locales.ts";

interface WrittenField {
  texts: readonly { locale: string; text: string | null }[];
}

/** The fields that name a section; read in the order of their names. */
export const namingFields = {
  where: { name: { in: ["name", "title"] } },
  orderBy: { name: "asc" as const },
  select: { texts: { select: { locale: true, text: true } } },
};

/** What a section is called: what its name says, or else its title. */
export function sectionNames(fields: readonly WrittenField[]): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    fields.toReversed().flatMap(({ texts }) => texts.flatMap(({ locale, text }) => (text ? [[locale, text]] : []))),
  );
}
