import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { LocalizedText } from "../schema.ts";

/** Labels with some of them changed: a language with null or nothing has none of its own any more. Pure. */
export function withLabels(before: LocalizedText, changes: { [Locale in keyof LocalizedText]?: string | null }) {
  const labels = Object.entries({ ...before, ...changes }).filter(([, text]) => text);
  return Object.fromEntries(labels) as LocalizedText;
}

/** What has a label, and what the first language said when each of the others was written. */
export interface Labelled {
  label: LocalizedText;
  /** Absent in what was written before there were such marks. */
  labelSources?: LocalizedText;
  /** Languages in which a machine has written it, and nobody has looked at it since. */
  labelMachine?: Locale[];
}

/** The part with other labels: what is new in one language translates what the first one says now. Pure. */
export function relabelled<Part extends Labelled>(
  part: Part,
  label: LocalizedText,
  first: Locale | undefined,
): Part & Required<Labelled> {
  const marks = localeSchema.options.flatMap((locale) => {
    if (locale === first || !label[locale]) return [];
    const isNew = label[locale] !== part.label[locale];
    const mark = isNew ? first && label[first] : part.labelSources?.[locale];
    return mark ? [[locale, mark] as const] : [];
  });
  const isSame = (locale: Locale) => label[locale] !== undefined && label[locale] === part.label[locale];
  const labelMachine = (part.labelMachine ?? []).filter((locale) => locale !== first && isSame(locale));
  return { ...part, label, labelSources: Object.fromEntries(marks), labelMachine };
}

/** Whether the label in one language is a person's, or was looked at by one since a machine wrote it. */
export function isLabelByHand(part: Labelled, locale: Locale): boolean {
  return Boolean(part.label[locale]) && !part.labelMachine?.includes(locale);
}

/** The part with its label in one language as a machine, or a translator elsewhere, has made it of the words `source`. Pure. */
export function withTranslatedLabel<Part extends Labelled>(
  part: Part,
  { locale, text, source, by }: { locale: Locale; text: string; source: string; by: "machine" | "human" },
): Part {
  const others = (part.labelMachine ?? []).filter((own) => own !== locale);
  return {
    ...part,
    label: { ...part.label, [locale]: text },
    labelSources: { ...part.labelSources, [locale]: source },
    labelMachine: by === "machine" ? [...others, locale] : others,
  };
}

/** The part with its label in one language said to translate what the first language says now. Pure. */
export function withLabelConfirmed<Part extends Labelled>(part: Part, locale: Locale, first: Locale | undefined): Part {
  const words = first === locale || !part.label[locale] ? undefined : first && part.label[first];
  const isMachine = part.labelMachine?.includes(locale) ?? false;
  if (!words || (words === part.labelSources?.[locale] && !isMachine)) return part;
  const labelMachine = (part.labelMachine ?? []).filter((own) => own !== locale);
  return { ...part, labelSources: { ...part.labelSources, [locale]: words }, labelMachine };
}
