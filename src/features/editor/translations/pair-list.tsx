import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { openPairsOf } from "./open-pairs-of.ts";
import { PairRow } from "./pair-row.tsx";
import { useFormerWords } from "./use-former-words.ts";
import { useWrittenRow } from "./use-written-row.ts";
import type { PairGroup, TextPair } from "~/features/site/translations/text-pair.ts";

const namesElsewhere = { page: "texts", pictures: "images", navigation: "navigation", listing: "texts" } as const;

interface PairListProps {
  group: PairGroup;
  locale: Locale;
  shown: "open" | "all";
  onShow: (pair: TextPair) => (() => void) | null;
  /** They stand on a page of the list, below its name. */
  isElsewhere?: boolean;
}

/** Texts that belong together, under a heading; nothing at all where there are none. */
export function PairList({ group: { name, pairs: all }, locale, shown, onShow, isElsewhere = false }: PairListProps) {
  const { t } = useEditorActions();
  const { written, ...listeners } = useWrittenRow();
  const pairs = openPairsOf(all, shown, written);
  const former = useFormerWords(pairs, locale);
  if (pairs.length === 0) return null;
  const Heading = isElsewhere ? "h4" : "h3";
  const heading = t(`translations.group.${isElsewhere ? namesElsewhere[name] : name}`);
  return (
    <section className="vt-pairs" aria-label={heading} {...listeners}>
      <Heading>{heading}</Heading>
      <ul>
        {pairs.map((pair) => (
          <PairRow key={pair.key} pair={pair} locale={locale} madeFrom={former.get(pair.key)} onShow={onShow(pair)} />
        ))}
      </ul>
    </section>
  );
}
