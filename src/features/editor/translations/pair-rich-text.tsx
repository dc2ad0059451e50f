import { useEffect, useMemo, useState } from "react";
import { textAt, type TextPlace } from "~/features/page/domain/groups.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import { PlainRichLines } from "../canvas/texts/plain-rich-lines.tsx";
import { richFieldAttributes } from "../richtext/field-attributes.ts";
import type { RichTextStart } from "../richtext/start.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { loadedPart } from "../state/loaded-part.ts";

const { load: loadField, usePart: useField } = loadedPart(() =>
  import("../richtext/rich-text-field.tsx").then(({ RichTextField }) => RichTextField),
);

interface PairRichTextProps {
  place: TextPlace;
  label: string;
  /** The words that it translates; without any it is the source. */
  source?: string;
}

/** A formatted text in one language, drawn until the keyboard or a press comes to it, then written in its place. */
export function PairRichText({ place, label, source }: PairRichTextProps) {
  const { t } = useEditorActions();
  const json = useEditorPart((state) => textAt(state.document, place)?.json ?? null);
  const value = useMemo(() => toRichText(json), [json]);
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<RichTextStart>(null);
  const Field = useField();
  const [isPlain, setIsPlain] = useState(false);
  useEffect(() => void loadField(), []);
  const text = { locale: place.locale, label, source };

  const onOpened = () => {
    setStart(null);
    setIsPlain(Field === null);
    setOpen(true);
    void loadField();
  };
  const onOver = (caret: RichTextStart) => {
    setStart(caret);
    setIsPlain(false);
  };
  const onLeft = () => setOpen(false);

  if (isOpen && Field && !isPlain) return <Field {...{ place, value, text, start, onLeft }} />;
  if (isOpen) {
    return (
      <PlainRichLines
        {...{ place, value, onOver, onLeft }}
        attributes={richFieldAttributes(text)}
        isOver={Field !== null}
        onEscape={(element) => element.blur()}
      />
    );
  }
  return (
    <div {...richFieldAttributes(text)} tabIndex={0} onFocus={onOpened}>
      {value ? (
        <RichTextContent value={value} headingLevel={4} resolveAddress={() => null} />
      ) : (
        <p lang="">{t("translations.nothingYet")}</p>
      )}
    </div>
  );
}
