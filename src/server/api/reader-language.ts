import { editorLocales, type EditorLocale } from "~/lib/locales.ts";

/** The language in which a caller reads refusals: the most wanted one that the editor speaks, German without a wish. */
export function readerLanguage(acceptLanguage: string | undefined): EditorLocale {
  const wishes = (acceptLanguage ?? "").split(",", 20).map((part) => {
    const [tag = "", weight] = part.trim().split(";q=");
    return { language: tag.toLowerCase().split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wishes.flatMap(({ language, weight }) => {
    const locale = editorLocales.find((each) => each === language);
    return locale && weight > 0 ? [{ locale, weight }] : [];
  });
  return known.sort((one, other) => other.weight - one.weight)[0]?.locale ?? "de";
}
