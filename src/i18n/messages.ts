import type { Locale } from "~/lib/locales.ts";
import de from "./messages/de.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };

interface Messages {
  [key: string]: string | Messages;
}

/** Languages whose site texts are written; every other content locale is shown German ones. */
const catalogues: Partial<Record<Locale, Messages>> = { de, fr };

export type Translator = (key: string, values?: Record<string, string | number>) => string;

/**
 * The texts that the site itself says to visitors, by dotted key ("video.play"). `{name}` is replaced from
 * `values`. An entry with the forms `one` and `other` is chosen by `values.count`. An unknown key gives the key.
 */
export function translator(locale: string): Translator {
  const catalogue = catalogues[locale as Locale] ?? de;
  return (key, values = {}) => {
    const entry = find(catalogue, key) ?? find(de, key);
    const text = typeof entry === "string" ? entry : entry && pluralForm(entry, locale, values["count"]);
    if (text === undefined) return key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

function find(messages: Messages, key: string): string | Messages | undefined {
  return key
    .split(".")
    .reduce<string | Messages | undefined>(
      (node, part) => (typeof node === "object" && Object.hasOwn(node, part) ? node[part] : undefined),
      messages,
    );
}

function pluralForm(forms: Messages, locale: string, count: string | number | undefined): string | undefined {
  const form = typeof count === "number" ? new Intl.PluralRules(locale).select(count) : "other";
  const text = forms[form] ?? forms["other"];
  return typeof text === "string" ? text : undefined;
}
