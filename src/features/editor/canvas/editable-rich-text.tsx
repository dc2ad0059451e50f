import { useEffect, useRef } from "react";
import { clsx } from "clsx";
import { pageAddress } from "~/features/blocks/page-address.ts";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import type { Ui } from "~/features/blocks/ui.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useCanvas } from "./canvas-context.ts";
import { loadRichTextEditor, useRichTextEditor } from "./load-rich-text.ts";
import { PlainRichText } from "./plain-rich-text.tsx";
import { useItem } from "./use-item.ts";

/**
 * Formatted text: drawn as visitors see it until it is clicked or focused, then a Plate editor in the same
 * place; plain lines take its keys until its code has come.
 */
export const EditableRichText: Ui["RichText"] = ({ of, className }) => {
  const { t } = useEditorActions();
  const { label, attributes, isSelected } = useItem(of);
  const clickedAt = useRef<{ x: number; y: number } | null>(null);
  const Editor = useRichTextEditor();
  useEffect(() => {
    if (isSelected) void loadRichTextEditor();
  }, [isSelected]);
  if (!isSelected)
    return <StillRichText of={of} className={className} label={label} attributes={attributes} clickedAt={clickedAt} />;
  if (!Editor) return <PlainRichText of={of} className={className} label={label} />;
  return (
    <Editor
      of={of}
      className={className}
      label={label}
      placeholder={t("canvas.placeholder", { label })}
      clickedAt={clickedAt.current}
    />
  );
};

function StillRichText(props: {
  of: ResolvedRichText;
  className?: string;
  label: string;
  attributes: object;
  clickedAt: React.RefObject<{ x: number; y: number } | null>;
}) {
  const { of, className, label, attributes, clickedAt } = props;
  const { t, select } = useEditorActions();
  const { view } = useCanvas();
  const shown = of.value ?? of.fallback;
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
        clickedAt.current = { x: event.clientX, y: event.clientY };
      }}
      onFocus={() => select({ groupId: of.groupId, fieldName: of.fieldName })}
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
    </div>
  );
}
