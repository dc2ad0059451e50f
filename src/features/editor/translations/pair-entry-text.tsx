import { dequal } from "dequal/lite";
import { useEffect, useMemo, useRef, useState, type FocusEvent } from "react";
import type { EntryPlace } from "~/features/listings/domain/entry-place.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { useAfterPress } from "../inputs/use-after-press.ts";
import { useSettling } from "../inputs/use-settling.ts";
import { richFieldAttributes } from "../richtext/field-attributes.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { loadedPart } from "../state/loaded-part.ts";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { useSaveEntryText } from "./use-save-entry-text.ts";

const { load: loadEntry, usePart: useEntry } = loadedPart(() =>
  import("../richtext/rich-text-entry.tsx").then(({ RichTextEntry }) => RichTextEntry),
);

interface PairEntryTextProps {
  place: EntryPlace;
  locale: Locale;
  label: string;
  /** As it is saved, formatted. */
  json: Json;
  /** The words that it translates; without any it is the source. */
  source?: string;
}

/** The description of an entry in one language, drawn until the keyboard or a press comes to it, then written in its place and saved on leaving it. */
export function PairEntryText({ place, locale, label, json, source }: PairEntryTextProps) {
  const { t } = useEditorActions();
  const save = useSaveEntryText();
  const value = useMemo(() => toRichText(json), [json]);
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState<{ value: RichTextValue | null } | null>(null);
  const Entry = useEntry();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void loadEntry(), []);
  useUnsavedWords(written !== null);
  const isWriting = isOpen && Entry !== null;
  useEffect(() => {
    if (isWriting) box.current?.querySelector<HTMLElement>("[contenteditable='true']")?.focus();
  }, [isWriting]);

  /** What the person saw there before writing: what came since is not overwritten unasked. */
  const seen = useRef("");
  const settle = useSettling(
    written &&
      (() => {
        setWritten(null);
        const text = written.value ? plainTextOf(written.value) : "";
        if (dequal(written.value, value)) return true;
        void save(place, { locale, text, json: written.value ?? null, was: seen.current });
        seen.current = text; // what is written on before the answer goes over it
        return true; // its editor keeps what stands in it, whatever is saved
      }),
  );
  const afterPress = useAfterPress();
  const onLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    settle();
    afterPress(() => !currentTarget.contains(document.activeElement) && setOpen(false));
  };

  const onEntered = () => {
    seen.current = value ? plainTextOf(value) : "";
    setOpen(true);
  };

  if (isWriting)
    return (
      <div ref={box} className="vt-rich-field" onBlur={onLeft} data-vt-pair={source === undefined ? undefined : true}>
        <Entry start={value} locale={locale} label={label} onChanged={(next) => setWritten({ value: next })} />
      </div>
    );
  return (
    <div {...richFieldAttributes({ locale, label, source })} tabIndex={0} onFocus={onEntered}>
      {value ? (
        <RichTextContent value={value} headingLevel={4} resolveAddress={() => null} />
      ) : (
        <p lang="">{t("translations.nothingYet")}</p>
      )}
    </div>
  );
}
