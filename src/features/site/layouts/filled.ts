import type { Layout, Words } from "./layout.ts";

/** What stands for `{…}` in the words of a layout. */
export type Facts = Readonly<Record<string, Words>>;

/** The words with what is known in the place of `{name}` and its like. */
export function filledWords({ de, fr }: Words, facts: Facts): Words {
  return { de: filledText(de, "de", facts), fr: filledText(fr, "fr", facts) };
}

/** A layout with all its words filled. */
export function filledLayout(layout: Layout, facts: Facts): Layout {
  const fields = (all: Readonly<Record<string, Words>>) =>
    Object.fromEntries(Object.entries(all).map(([name, words]) => [name, filledWords(words, facts)]));
  return layout.map((section) => ({
    ...section,
    fields: fields(section.fields),
    ...(section.cards && { cards: section.cards.map(fields) }),
  }));
}

/** Throws for a place that nothing is known for: no page may say `{name}`. */
function filledText(text: string, locale: keyof Words, facts: Facts): string {
  return text.replace(/(\p{L}* )?\{(\w+)\}/gu, (_place, before: string | undefined, name: string) => {
    const fact = facts[name];
    if (!fact) throw new Error(`Nothing is known of ${name}`);
    return locale === "fr" ? inFrench(before ?? "", fact.fr) : (before ?? "") + fact[locale];
  });
}

/** A name behind its word as French joins the two: «d’Optique», «du Salon» of «Le Salon», «au Locle». */
function inFrench(before: string, name: string): string {
  const article = /^(les?) (?=\p{L})/iu.exec(name);
  const joined = { "de le": "du ", "de les": "des ", "à le": "au ", "à les": "aux " }[
    `${before}${article?.[1]?.toLowerCase() ?? ""}`
  ];
  if (article && joined) return joined + name.slice(article[0].length);
  return before === "de " && /^(?:[aeiouàâéèêëîïôœûü]|y(?![aeiou]))/iu.test(name) ? `d’${name}` : before + name;
}
