/** The language that a reader wishes for most among those that are spoken here; null without such a wish. */
export function readerLanguage<Locale extends string>(
  acceptLanguage: string | undefined,
  spoken: readonly Locale[],
): Locale | null {
  const wishes = (acceptLanguage ?? "").split(",", 20).map((part) => {
    const [tag = "", weight] = part.trim().split(";q=");
    return { language: tag.toLowerCase().split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wishes.flatMap(({ language, weight }) => {
    const locale = spoken.find((each) => each === language);
    return locale && weight > 0 ? [{ locale, weight }] : [];
  });
  return known.sort((one, other) => other.weight - one.weight)[0]?.locale ?? null;
}
