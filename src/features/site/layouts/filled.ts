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
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const fact = facts[name];
    if (!fact) throw new Error(`Nothing is known of ${name}`);
    return fact[locale];
  });
}
