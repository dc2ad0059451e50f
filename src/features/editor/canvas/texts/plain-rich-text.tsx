import { clsx } from "clsx";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import type { TextRange } from "../../state/types.ts";
import { focusSectionOf } from "../menu/menu-focus.ts";
import { PlainRichLines } from "./plain-rich-lines.tsx";

interface PlainRichTextProps {
  of: ResolvedRichText;
  className?: string;
  label: string;
  /** Who else is in it, as attributes. */
  presence: object | null;
  isOver: boolean;
  /** All of it is selected, to be typed over. */
  isWhole?: boolean;
  onOver: (caret: TextRange | null) => void;
}

/** A formatted text of the page as plain lines, until its editor's code has come: see `PlainRichLines`. */
export function PlainRichText({ of, className, label, presence, isOver, isWhole = false, onOver }: PlainRichTextProps) {
  const { groupId, fieldName, value } = of;
  const { select } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const attributes = {
    className: clsx("richtext vt-richtext vt-richtext--plain", className),
    "data-vt-item": `${groupId}:${fieldName}`,
    "data-vt-selected": true,
    ...presence,
    role: "textbox",
    "aria-multiline": true,
    "aria-label": label,
  };
  const onEscape = (element: HTMLElement) => {
    focusSectionOf(element);
    select(null);
  };
  return (
    <PlainRichLines
      place={{ groupId, fieldName, locale }}
      {...{ value, attributes, isOver, isWhole, onOver, onEscape }}
    />
  );
}
