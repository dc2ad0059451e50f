import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { PairRow } from "./pair-row.tsx";
import type { PairGroup, TextPair } from "./text-pair.ts";

interface PairListProps {
  group: PairGroup;
  locale: Locale;
  onShow: (pair: TextPair) => (() => void) | null;
}

/** Texts that belong together, under a heading; nothing at all where there are none. */
export function PairList({ group: { name, pairs }, locale, onShow }: PairListProps) {
  const { t } = useEditorActions();
  if (pairs.length === 0) return null;
  const heading = t(`translations.group.${name}`);
  return (
    <section className="vt-pairs" aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {pairs.map((pair) => (
          <PairRow key={pair.key} pair={pair} locale={locale} onShow={onShow(pair)} />
        ))}
      </ul>
    </section>
  );
}
