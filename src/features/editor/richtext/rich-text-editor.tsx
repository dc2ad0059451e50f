import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Plate, PlateContent } from "platejs/react";
import { clsx } from "clsx";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import { useCanvas } from "../canvas/canvas-context.ts";
import { focusSectionOf } from "../canvas/menu/menu-focus.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { FirstHeadingLevel } from "./plugins.tsx";
import { RichTextTools } from "./rich-text-tools.tsx";
import type { RichTextStart } from "./start.ts";
import { useRichText } from "./use-rich-text.ts";
import { useStart } from "./use-start.ts";

interface RichTextEditorProps {
  of: ResolvedRichText;
  className?: string;
  label: string;
  placeholder: string;
  start: RichTextStart;
}

/** The Plate editor of one rich-text field, with its tools drawn into the text bar. */
export function RichTextEditor({ of, className, label, placeholder, start }: RichTextEditorProps) {
  const { undo, redo, select } = useEditorActions();
  const { toolsSlot } = useCanvas();
  const { editor, writing } = useRichText(of, of.value);
  useStart(editor, start);

  // On the text's own element, before the editor's listeners: an element around it would change how the section is set.
  useEffect(() => {
    const element = editor.api.toDOMNode(editor);
    const onBeforeInput = (event: InputEvent) => {
      writing.onBeforeInput();
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      writing.onBeforeInput();
      const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey;
      if (isCommand && (key === "z" || key === "y")) {
        event.preventDefault(); // one history for the whole page, and not Slate's own beside it
        event.stopPropagation();
        if (key === "y" || event.shiftKey) redo();
        else undo();
      }
      if (key === "tab") event.stopPropagation(); // leaves the text, as everywhere on the page
      if (key === "escape" && element) {
        event.preventDefault();
        event.stopPropagation();
        focusSectionOf(element);
        select(null);
      }
    };
    element?.addEventListener("beforeinput", onBeforeInput, true);
    element?.addEventListener("keydown", onKeyDown, true);
    return () => {
      element?.removeEventListener("beforeinput", onBeforeInput, true);
      element?.removeEventListener("keydown", onKeyDown, true);
    };
  }, [editor, writing, undo, redo, select]);

  return (
    <Plate editor={editor} onValueChange={writing.onChange}>
      <FirstHeadingLevel value={of.headingLevel}>
        <PlateContent
          className={clsx("richtext vt-richtext", className)}
          data-vt-item={`${of.groupId}:${of.fieldName}`}
          data-vt-selected
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
