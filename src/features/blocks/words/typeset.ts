const fixed = "\u00a0";
const narrow = "\u202f";

type Rule = readonly [RegExp, (match: string) => string];

const joined = (match: string) => match.replaceAll(" ", fixed);

/** What belongs together in every language: amounts, telephone numbers, times and spans of them, sizes. */
const everywhere: readonly Rule[] = [
  [/(?:\bCHF|\bFr\.|\bEUR|€) (?=[\d–])/g, joined],
  [/\d (?=(?:CHF|EUR|Fr\.|€|%|Uhr|km|cm|mm|m²|kg|m|g|h|°C)(?![\p{L}\d]))/gu, joined],
  [/(?<![\d.])(?:\+\d{2}|00\d{2}|0\d{2})(?: \d{2,3}){3,4}(?!\d)/g, joined],
  [/\d{1,2}[.:]\d{2} ?[–-] ?\d{1,2}[.:]\d{2}/g, joined],
];

/** What further belongs together in a language. */
const byLanguage: Record<string, readonly Rule[]> = {
  de: [
    [/\b[zZ]\. ?B\.|\b[dD]\. ?h\.|\bu\. ?a\./g, (match) => match.replace(/\. ?/, `.${fixed}`)],
    [/(?<!\d)\d{1,2}\. (?=(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/g, joined],
    [/\d{1,2}(?:[.:]\d{2})? bis \d{1,2}[.:]\d{2}/g, joined],
  ],
  fr: [
    [/ (?=»|[;!?:](?:[\s»)\]!?.,…]|$))/g, () => narrow],
    [/« /g, () => `«${narrow}`],
    [/\d\sh \d{2}(?!\d)/g, joined],
    [
      /(?<![\d.])\d{1,2} (?=(?:heures?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu,
      joined,
    ],
  ],
};

/**
 * A text as visitors read it: no line ends between an amount and its currency, within a telephone number or a time, or
 * before a sign that French sets apart. Only spaces change, so what is searched and saved stays what was written.
 */
export function typeset(text: string, locale: string): string {
  if (!text.includes(" ")) return text;
  const rules = [...everywhere, ...(byLanguage[locale] ?? [])];
  return rules.reduce((set, [pattern, joinedAs]) => set.replace(pattern, joinedAs), text);
}
