import type { Locale } from "~/lib/locales.ts";

/** What a home page is called in each language when its site is made. */
export const homeNames: Readonly<Record<Locale, string>> = {
  de: "Startseite",
  fr: "Accueil",
  it: "Pagina iniziale",
  rm: "Pagina principala",
  en: "Home",
  sq: "Faqja kryesore",
  sr: "Početna",
  hr: "Naslovnica",
  es: "Inicio",
  pt: "Página inicial",
};

const common = new Set(["start", ...Object.values(homeNames).map((name) => name.toLowerCase())]);

/** Whether a name says no more than that a page is the home page, in any language. */
export function isHomeName(name: string): boolean {
  return common.has(name.toLowerCase());
}
