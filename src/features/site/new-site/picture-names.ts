import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { translator } from "~/i18n/catalogue.ts";
import type { EditorLocale } from "~/lib/locales.ts";

const names: Record<string, Record<EditorLocale, string>> = {
  hero: { de: "Startbild", fr: "Image d’accueil" },
  offer: { de: "Angebot", fr: "Offre" },
  about: { de: "Über uns", fr: "À propos" },
  story: { de: "Geschichte", fr: "Histoire" },
  contact: { de: "Kontakt", fr: "Contact" },
  closing: { de: "Schlussbild", fr: "Image de fin" },
};

/** What the library calls a picture of a new site, `offer-1` as `Angebot 1`: in the language that the site begins with. Pure. */
export function pictureName(picture: string, locale: EditorLocale): string {
  const [key = "", number] = picture.split("-");
  return [names[key]?.[locale] ?? key, number].filter(Boolean).join(" ");
}

/** The keywords by which they are found there: what its trade is called. */
export function pictureTags(trade: PresetName, locale: EditorLocale): string[] {
  return translator(locale)(`account.newSite.trades.${trade}`).split(", ");
}
