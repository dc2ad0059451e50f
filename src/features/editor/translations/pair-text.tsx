import { useLayoutEffect, useRef } from "react";
import { isEntryPlace } from "~/features/listings/domain/entry-place.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEntry } from "../inputs/use-entry.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { PairEntryText } from "./pair-entry-text.tsx";
import { PairRichText } from "./pair-rich-text.tsx";
import type { PairPlace } from "~/features/site/translations/text-pair.ts";
import { usePairLabel } from "./use-pair-label.ts";
import { useSavePair } from "./use-save-pair.ts";

interface PairTextProps {
  place: PairPlace;
  locale: Locale;
  text: string;
  /** As it is formatted, where it stands on no page and is. */
  json?: Json | undefined;
  /** The words that it translates; without any it is the source. */
  source?: string;
}

/** One of two texts that stand side by side, to be written in its language. */
export function PairText({ place, locale, text, json = null, source }: PairTextProps) {
  const { t } = useEditorActions();
  const label = `${usePairLabel()(place)} (${locale.toUpperCase()})`;
  const { write } = useSavePair(locale);
  /** What the person saw there before writing: what came since is not overwritten unasked. */
  const seen = useRef(text);
  const { inputProps } = useEntry({
    shown: text,
    check: (entry) => ({ ok: true, value: entry.trim() }),
    onSave(entry: string) {
      const was = seen.current;
      seen.current = entry; // what is written on before the answer goes over it
      return write(place, entry, was);
    },
    enter: place.type === "field" && place.hasLines ? "savesWithoutShift" : "saves",
  });
  const isWriting = inputProps["data-vt-saved"] === undefined;
  useLayoutEffect(() => {
    if (!isWriting) seen.current = text;
  });
  if (place.type === "field" && place.isRich) {
    const { groupId, fieldName } = place;
    return <PairRichText {...{ label, source }} place={{ groupId, fieldName, locale }} />;
  }
  if (place.type === "listingDescription") return <PairEntryText {...{ place, locale, label, json, source }} />;
  return (
    <textarea
      className="vt-input vt-pair__text"
      rows={1}
      lang={locale}
      aria-label={label}
      aria-description={source}
      placeholder={place.type === "pageSearchTitle" ? t("translations.likeName") : undefined}
      data-vt-pair={source === undefined ? undefined : true}
      {...inputProps}
      {...(isEntryPlace(place) && { "data-vt-saved": undefined })} // it is no step: undo takes its letters back, also once it is saved
    />
  );
}
