import { editorLocales, editorLocaleSchema, type EditorLocale } from "~/lib/locales.ts";
import { readerLanguage } from "~/server/api/reader-language.ts";

const name = "vitrine.language";
const year = 365 * 24 * 60 * 60;

/** The language in which somebody last asked for the sign-in or the account in this browser; null when in none. */
export function chosenLanguage(cookies: string | undefined): EditorLocale | null {
  const parts = (cookies ?? "").split(";").map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  return editorLocaleSchema.safeParse(value).data ?? null;
}

/** A `Set-Cookie` line that keeps such a choice for a year. */
export function languageChoice(locale: EditorLocale, isSecure: boolean): string {
  return `${name}=${locale}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The language that a browser chose before, or else the one that its reader wishes for most among those of the editor. */
export function wishedLanguage(headers: {
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}): EditorLocale | null {
  return chosenLanguage(headers.cookie) ?? readerLanguage(headers["accept-language"], editorLocales);
}
