import { Check, Crosshair } from "lucide-react";
import { useId } from "react";
import type { Locale } from "~/lib/locales.ts";
import { DifferingWords } from "../dialogs/differing-words.tsx";
import { SameAsSource } from "../inputs/same-as-source.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { PairText } from "./pair-text.tsx";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import { TranslateButton } from "./translate-button.tsx";
import { useHandedOn } from "./use-handed-on.ts";
import { usePairLabel } from "./use-pair-label.ts";
import { useSavePair } from "./use-save-pair.ts";

interface PairRowProps {
  pair: TextPair;
  locale: Locale;
  /** What the source said when it was translated, where that is known and other words than now. */
  madeFrom: string | undefined;
  /** Leads to the text on the page; null where it does not stand there. */
  onShow: (() => void) | null;
}

/** A text in two languages side by side, both to be written here: a translation, and the first language or one that is read in its place. */
export function PairRow({ pair, locale, madeFrom, onShow }: PairRowProps) {
  const { t, defaultLocale, editorLocale } = useEditorActions();
  const label = usePairLabel()(pair.place);
  const { takeSource, confirm } = useSavePair(locale);
  const { place, source, text, state, isMachine } = pair;
  const left = pair.beside ?? { locale: defaultLocale, text: source, json: pair.json?.source };
  const id = useId();
  return (
    <li {...useHandedOn()} className="vt-pair" data-state={state} data-vt-key={pair.key}>
      <p className="vt-pair__place" id={`${id}-place`}>
        {label}
        {state !== "done" && <span className="vt-pair__state">{t(`translations.state.${state}`)}</span>}
        {isMachine && <span className="vt-pair__machine">{t("translate.machine")}</span>}
      </p>
      {madeFrom !== undefined && (
        <p className="vt-pair__was vt-quoting" lang={editorLocale}>
          {t("translations.madeFrom")}{" "}
          <q lang={defaultLocale}>
            <DifferingWords text={madeFrom} other={source} />
          </q>
        </p>
      )}
      <PairText key={left.locale} place={place} {...left} />
      <PairText key={locale} place={place} locale={locale} text={text} json={pair.json?.text} source={left.text} />
      <div className="vt-pair__tools">
        {state === "missing" && (
          <SameAsSource source={left.locale} onTaken={() => takeSource(pair)} className="vt-link" />
        )}
        {place.type !== "pageAddress" && (state !== "done" || isMachine || text.trim() === "") && (
          <TranslateButton
            pairs={() => [pair]}
            to={locale}
            label={t("translate.field")}
            className="vt-link"
            describedBy={`${id}-place`}
          />
        )}
        {(state === "stale" || isMachine) && (
          <button type="button" className="vt-link" onClick={() => confirm(pair)}>
            <Check size={16} aria-hidden /> {t(state === "stale" ? "translations.stillRight" : "translate.approve")}
          </button>
        )}
        {onShow && (
          <button type="button" className="vt-link" aria-describedby={`${id}-place`} onClick={onShow}>
            <Crosshair size={16} aria-hidden /> {t("translations.show")}
          </button>
        )}
      </div>
    </li>
  );
}
