import { Check, Crosshair } from "lucide-react";
import { useId } from "react";
import type { Locale } from "~/lib/locales.ts";
import { DifferingWords } from "../dialogs/differing-words.tsx";
import { SameAsSource } from "../inputs/same-as-source.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { PairText } from "./pair-text.tsx";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import { TranslateButton } from "./translate-button.tsx";
import { useFormerWords } from "./use-former-words.ts";
import { usePairLabel } from "./use-pair-label.ts";
import { useSavePair } from "./use-save-pair.ts";

interface PairRowProps {
  pair: TextPair;
  locale: Locale;
  /** Leads to the text on the page; null where it does not stand there. */
  onShow: (() => void) | null;
}

/** A text in two languages side by side, both to be written here. */
export function PairRow({ pair, locale, onShow }: PairRowProps) {
  const { t, defaultLocale } = useEditorActions();
  const label = usePairLabel()(pair.place);
  const { takeSource, confirm } = useSavePair(locale);
  const { place, source, text, state, isMachine } = pair;
  const madeFrom = useFormerWords(pair, locale);
  const id = useId();
  return (
    <li className="vt-pair" data-state={state}>
      <p className="vt-pair__place" id={`${id}-place`}>
        {label}
        {state !== "done" && <span className="vt-pair__state">{t(`translations.state.${state}`)}</span>}
        {isMachine && <span className="vt-pair__machine">{t("translate.machine")}</span>}
      </p>
      {madeFrom !== undefined && (
        <p className="vt-pair__was">
          {t("translations.madeFrom")}{" "}
          <q lang={defaultLocale}>
            <DifferingWords text={madeFrom} other={source} />
          </q>
        </p>
      )}
      <PairText place={place} locale={defaultLocale} text={source} />
      <PairText place={place} locale={locale} text={text} source={source} />
      <div className="vt-pair__tools">
        {state === "missing" && <SameAsSource onTaken={() => takeSource(pair)} className="vt-link" />}
        {place.type === "field" && (state !== "done" || isMachine) && (
          <TranslateButton
            fields={[{ groupId: place.groupId, fieldName: place.fieldName }]}
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
