import { useEffect, useMemo, useState } from "react";
import { textAt, type TextPlace } from "~/features/page/domain/groups.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
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
  const Field = useField();
  useEffect(() => void loadField(), []);

  if (isOpen && Field) return <Field {...{ place, value, label, source }} onLeft={() => setOpen(false)} />;
  return (
    <div
      className="vt-input vt-pair__text vt-rich"
      lang={place.locale}
      role="textbox"
      aria-multiline
      aria-label={label}
      aria-description={source}
      tabIndex={0}
      data-vt-pair={source === undefined ? undefined : true}
      onFocus={() => {
        setOpen(true);
        void loadField();
      }}
      onBlur={() => setOpen(false)}
    >
      {value ? (
        <RichTextContent value={value} headingLevel={4} resolveAddress={() => null} />
      ) : (
        <p lang="">{t("translations.nothingYet")}</p>
      )}
    </div>
  );
}
