/** A language as documents name it, of what a feed says of its own ("de-ch", "DE_CH"); undefined where that is none. Pure. */
export function feedLanguage(said: string): string | undefined {
  const tag = said.trim().replaceAll("_", "-");
  if (!/^[a-z]{2,3}(?:-[a-z\d]{1,8}){0,3}$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined; // well-formed at first sight only
  }
}
