import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { localeSchema } from "~/lib/locales.ts";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Sets what the site is called in tabs, search results and mails, and in its header where neither a logo nor an entry of
 * the directory stands there.
 */
export const siteRename = defineSiteCommand({
  name: "site.rename",
  input: z.strictObject({ name: z.string().trim().min(1).max(100) }),
  run: (document, { name }) => (name === document.name ? document : { ...document, name }),
});

/** Sets the zone by which the site plans and dates things. What is planned already keeps its moment. */
export const siteTimeZone = defineSiteCommand({
  name: "site.timeZone",
  input: z.strictObject({ timeZone: z.string().max(60) }),
  run: (document, { timeZone }) => {
    if (!isTimeZone(timeZone)) return refuse("time-zone-unknown");
    return timeZone === document.timeZone ? document : { ...document, timeZone };
  },
});

/**
 * Adds a language to those of the site's pages, or takes one off. The first one stays: the others are translated from
 * it. A new one may be incomplete until an admin says otherwise, so that nothing is kept from being published, and
 * visitors find the pages that are published with a name in it. What was written in one that is taken off is kept and
 * comes back with it; its addresses lead to the first language.
 */
export const siteLanguage = defineSiteCommand({
  name: "site.language",
  input: z.strictObject({ locale: localeSchema, isWanted: z.boolean() }),
  run: (document, { locale, isWanted }) => {
    const { locales, settings } = document;
    if (!isWanted && locales[0] === locale) return refuse("first-language-stays");
    if (locales.includes(locale) === isWanted) return document;
    if (!isWanted) return { ...document, locales: locales.filter((each) => each !== locale) };
    const optionalLocales = [...new Set([...settings.translations.optionalLocales, locale])];
    const translations = { ...settings.translations, optionalLocales };
    return { ...document, locales: [...locales, locale], settings: { ...settings, translations } };
  },
});
