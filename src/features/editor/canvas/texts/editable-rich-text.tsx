import { useEffect, useRef, useState } from "react";
import { clsx } from "clsx";
import { pageAddress } from "~/features/blocks/page-address.ts";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import type { Ui } from "~/features/blocks/ui.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import { typedOver, whole, type RichTextStart } from "../../richtext/start.ts";
import { Warning } from "../buttons/warning.tsx";
import { useDeadLink } from "../dead-links.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { TextRange } from "../../state/types.ts";
import { useCanvas } from "../canvas-context.ts";
import { loadRichTextEditor, useRichTextEditor } from "./load-rich-text.ts";
import { PlainRichText } from "./plain-rich-text.tsx";
import { useItem } from "../use-item.ts";

/**
 * Formatted text: drawn as visitors see it until it is clicked or focused, then written in the same place.
 */
export const EditableRichText: Ui["RichText"] = ({ of, className }) => {
  const { label, attributes, presence, isSelected } = useItem(of);
  const start = useRef<RichTextStart>(null);
  if (!isSelected) return <StillRichText {...{ of, className, label, attributes, start }} />;
  return <WrittenRichText {...{ of, className, label, presence }} begin={start.current} />;
};

/** A Plate editor; plain lines take the keys until its code has come, and hand over what they hold and their caret. */
function WrittenRichText(props: {
  of: ResolvedRichText;
  className?: string;
  label: string;
  /** Who else is in it, as attributes. */
  presence: object | null;
  begin: RichTextStart;
}) {
  const { of, className, label, presence, begin } = props;
  const { t } = useEditorActions();
  const Editor = useRichTextEditor();
  const [isPlain, setIsPlain] = useState(Editor === null);
  const [start, setStart] = useState(begin);
  useEffect(() => void loadRichTextEditor(), []);
  if (!Editor || isPlain) {
    const onOver = (caret: TextRange | null) => {
      setStart(caret);
      setIsPlain(false);
    };
    return (
      <PlainRichText
        {...{ of, className, label, presence, onOver }}
        isOver={Editor !== null}
        isWhole={begin === whole}
      />
    );
  }
  return (
    <Editor
      of={of}
      className={className}
      label={label}
      presence={presence}
      placeholder={t("canvas.placeholder", { label })}
      start={start}
    />
  );
}

function StillRichText(props: {
  of: ResolvedRichText;
  className?: string;
  label: string;
  attributes: object;
  start: React.RefObject<RichTextStart>;
}) {
  const { of, className, label, attributes, start } = props;
  const { t, select } = useEditorActions();
  const { view } = useCanvas();
  const shown = of.value ?? of.fallback;
  const deadLink = useDeadLink(of);
  useEffect(() => void (start.current = null), [start]); // where it was written in before
  return (
    <div
      className={clsx("richtext vt-richtext", !of.value && "vt-richtext--empty", className)}
      {...attributes}
      data-vt-untranslated={(!of.value && of.fallback !== null) || undefined}
      title={!of.value && of.fallback ? t("canvas.untranslated") : undefined}
      role="textbox"
      aria-multiline
      aria-label={label}
      tabIndex={0}
      onPointerEnter={() => void loadRichTextEditor()}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY };
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.hasAttribute(typedOver)) start.current = whole;
        select({ groupId: of.groupId, fieldName: of.fieldName });
      }}
    >
      {shown ? (
        <RichTextContent
          value={shown}
          headingLevel={of.headingLevel}
          resolveAddress={(address) => pageAddress(address, view)}
        />
      ) : (
        <p>{t("canvas.placeholder", { label })}</p>
      )}
      {deadLink && <Warning isToCome={deadLink.isToCome}>{deadLink.words}</Warning>}
    </div>
  );
}
