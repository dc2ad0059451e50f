import { useCallback } from "react";
import { createPortal } from "react-dom";
import { Plate, PlateContent } from "platejs/react";
import { clsx } from "clsx";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import { useCanvas } from "../canvas/canvas-context.ts";
import { focusSectionOf } from "../canvas/menu/menu-focus.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { FirstHeadingLevel } from "./plugins.tsx";
import { RichTextTools } from "./rich-text-tools.tsx";
import type { RichTextStart } from "./start.ts";
import { useRichTextKeys } from "./use-rich-text-keys.ts";
import { useRichText } from "./use-rich-text.ts";
import { useStart } from "./use-start.ts";

interface RichTextEditorProps {
  of: ResolvedRichText;
  className?: string;
  label: string;
  /** Who else is in it, as attributes. */
  presence: object | null;
  placeholder: string;
  start: RichTextStart;
}

/** The Plate editor of one rich-text field, with its tools drawn into the text bar. */
export function RichTextEditor({ of, className, label, presence, placeholder, start }: RichTextEditorProps) {
  const { select } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const { toolsSlot } = useCanvas();
  const { editor, writing } = useRichText({ groupId: of.groupId, fieldName: of.fieldName, locale }, of.value);
  useStart(editor, start);

  const leave = useCallback(
    (element: HTMLElement) => {
      focusSectionOf(element);
      select(null);
    },
    [select],
  );
  useRichTextKeys(editor, writing, leave);

  return (
    <Plate editor={editor} onValueChange={writing.onChange}>
      <FirstHeadingLevel value={of.headingLevel}>
        <PlateContent
          className={clsx("richtext vt-richtext", className)}
          data-vt-item={`${of.groupId}:${of.fieldName}`}
          data-vt-selected
          {...presence}
          role="textbox"
          aria-multiline
          aria-label={label}
          placeholder={placeholder}
          disableDefaultStyles={false}
          spellCheck
        />
      </FirstHeadingLevel>
      {toolsSlot && createPortal(<RichTextTools />, toolsSlot)}
    </Plate>
  );
}
