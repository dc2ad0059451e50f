import { keysOf } from "~/lib/keys-of.ts";
import type { Words } from "./entry.ts";
import { dequal } from "dequal/lite";
import { entryParts } from "~/features/listings/domain/entry-place.ts";
import type { ByMachine } from "~/features/listings/schema.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** What an entry says in one language and not yet in another. */
export interface MissingWords {
  title?: string;
  workQuota?: string;
  richTextDescription?: RichTextValue;
}

/** What an entry says in `from` and not in `to`. Pure. */
export function missingWords(words: Words, { from, to }: { from: Locale; to: Locale }): MissingWords {
  const plain = (texts: Words["title"] | undefined): string | undefined => {
    const source = texts?.[from]?.trim() ?? "";
    return source !== "" && !texts?.[to]?.trim() ? source : undefined;
  };
  const title = plain(words.title);
  const workQuota = plain(words.workQuota);
  const { [from]: described, [to]: own } = words.richTextDescription;
  return {
    ...(title !== undefined && { title }),
    ...(workQuota !== undefined && { workQuota }),
    ...(described && !own && { richTextDescription: described }),
  };
}

/** What a machine has made of an entry's words in this form, by language. */
export type MadeWords = Partial<Record<Locale, MissingWords>>;

/** Which of those words stand there as they were made: what somebody has changed since is theirs. Pure. */
export function stillMade(words: Words, made: MadeWords): ByMachine {
  const parts = keysOf(made).map((locale) => {
    const kept = entryParts.filter((part) => made[locale]?.[part] && dequal(words[part]?.[locale], made[locale][part]));
    return [locale, kept] as const;
  });
  return Object.fromEntries(parts.filter(([, kept]) => kept.length > 0));
}

/** An entry with words in another language; what it says there by now stays. Pure. */
export function withWords<Entry extends Words>(entry: Entry, to: Locale, made: MissingWords): Entry {
  const filled = (texts: Words["title"], text: string | undefined): Words["title"] =>
    text === undefined || texts[to]?.trim() ? texts : { ...texts, [to]: text };
  const { title, workQuota, richTextDescription } = entry;
  const isDescribed = made.richTextDescription === undefined || richTextDescription[to];
  return {
    ...entry,
    title: filled(title, made.title),
    ...(workQuota && { workQuota: filled(workQuota, made.workQuota) }),
    ...(!isDescribed && { richTextDescription: { ...richTextDescription, [to]: made.richTextDescription } }),
  };
}
