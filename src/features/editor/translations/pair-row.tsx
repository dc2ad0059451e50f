import { Check, Crosshair } from "lucide-react";
import { useId } from "react";
import type { Locale } from "~/lib/locales.ts";
import { SameAsSource } from "../inputs/same-as-source.tsx";
import { useEntry } from "../inputs/use-entry.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { TextPair } from "./text-pair.ts";
import { usePairLabel } from "./use-pair-label.ts";
import { useSavePair } from "./use-save-pair.ts";

interface PairRowProps {
  pair: TextPair;
  locale: Locale;
  /** Leads to the text on the page; null where it does not stand there. */
  onShow: (() => void) | null;
}

/** A text in two languages side by side; the second is written here, or on the page where it has formats. */
export function PairRow({ pair, locale, onShow }: PairRowProps) {
  const { t, defaultLocale } = useEditorActions();
  const label = usePairLabel()(pair.place);
  const { write, takeSource, confirm } = useSavePair(locale);
  const { place, source, text, state } = pair;
  const id = useId();
  const isRich = place.type === "field" && place.isRich;
  return (
    <li className="vt-pair" data-state={state}>
      <p className="vt-pair__place" id={`${id}-place`}>
        {label}
        {state !== "done" && <span className="vt-pair__state">{t(`translations.state.${state}`)}</span>}
      </p>
      <p className="vt-pair__source" lang={defaultLocale} id={`${id}-source`}>
        {source}
      </p>
      {isRich ? (
        <p className="vt-pair__text" lang={locale}>
          {text || <em lang="">{t("translations.nothingYet")}</em>}
        </p>
      ) : (
        <PairInput
          describedBy={`${id}-source`}
          label={`${label} (${locale.toUpperCase()})`}
          locale={locale}
          shown={text}
          onSave={(entry) => write(place, entry)}
        />
      )}
      <div className="vt-pair__tools">
        {state === "missing" && <SameAsSource onTaken={() => takeSource(pair)} className="vt-link" />}
        {state === "stale" && (
          <button type="button" className="vt-link" onClick={() => confirm(pair)}>
            <Check size={16} aria-hidden /> {t("translations.stillRight")}
          </button>
        )}
        {onShow && (
          <button type="button" className="vt-link" aria-describedby={`${id}-place`} onClick={onShow}>
            <Crosshair size={16} aria-hidden /> {t(isRich ? "translations.writeOnPage" : "translations.show")}
          </button>
        )}
      </div>
    </li>
  );
}

function PairInput(props: {
  describedBy: string;
  label: string;
  locale: Locale;
  shown: string;
  onSave: (text: string) => void;
}) {
  const { describedBy, label, locale, shown, onSave } = props;
  const { inputProps } = useEntry({ shown, check: (entry) => ({ ok: true, value: entry.trim() }), onSave });
  return (
    <textarea
      className="vt-input vt-pair__text"
      rows={1}
      lang={locale}
      aria-label={label}
      aria-describedby={describedBy}
      data-vt-pair
      {...inputProps}
    />
  );
}
