import type { MissingText } from "~/features/page/domain/translation-status.ts";
import type { Locale } from "~/lib/locales.ts";
import type { EditorSelection } from "../state/types.ts";

export interface Missing {
  locale: Locale;
  texts: MissingText[];
}

/**
 * The missing text after (1) or before (-1) the one that is selected, around the end; from anywhere else the first or
 * the last one, of the present language where it lacks any. Null when none is missing.
 */
export function neighbourOf(
  missing: readonly Missing[],
  { selection, locale }: { selection: EditorSelection | null; locale: Locale },
  step: 1 | -1,
): { text: MissingText; locale: Locale } | null {
  const all = missing.flatMap(({ locale: language, texts }) => texts.map((text) => ({ text, locale: language })));
  const at = all.findIndex(
    ({ text, locale: language }) =>
      language === locale &&
      text !== "pageName" &&
      text.groupId === selection?.groupId &&
      text.fieldName === selection.fieldName,
  );
  if (at >= 0) return all[(at + step + all.length) % all.length] ?? null;
  const here = all.filter((each) => each.locale === locale);
  const among = here.length > 0 ? here : all;
  return among.at(step === 1 ? 0 : -1) ?? null;
}
