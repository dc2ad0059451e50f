import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { clsx } from "clsx";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import { plainLines, withPlainLines } from "~/features/page/domain/merging/plain-edit.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { TextRange } from "../state/types.ts";
import { rangeIn } from "./caret.ts";
import { focusSectionOf } from "./menu/menu-focus.ts";
import { createPace } from "./pace.ts";
import { createTypingSteps } from "./typing-steps.ts";
import { useCommands } from "./use-commands.ts";

interface PlainRichTextProps {
  of: ResolvedRichText;
  className?: string;
  label: string;
  /** Who else is in it, as attributes. */
  presence: object | null;
  /** The editor's code has come; `onOver` is called when everything typed is saved and no letter is under way. */
  isOver: boolean;
  onOver: (caret: TextRange | null) => void;
}

/**
 * A formatted text as plain lines, until its editor's code has come: at once, and without a network as long as it lasts.
 * The form of what is not touched stays.
 */
export function PlainRichText({ of, className, label, presence, isOver, onOver }: PlainRichTextProps) {
  const { groupId, fieldName, value } = of;
  const { getState, select, onFlush } = useEditorActions();
  const { run } = useCommands();
  const locale = useEditorPart((state) => state.locale);
  const ref = useRef<HTMLDivElement>(null);
  const [first] = useState(() => plainLines(value));
  const [writing] = useState(() => {
    const steps = createTypingSteps(first);
    let [saved, lines] = [value, first];
    const save = () => {
      pace.stop();
      const json = withPlainLines(saved, lines);
      if (json === saved) return false;
      const mergeKey = `richText:${groupId}:${fieldName}:${locale}:plain${steps.number}`;
      const options = { mergeKey, isTyping: true, baseRevision: getState().revision };
      if (run("field.richText", { groupId, fieldName, locale, json, base: saved }, options)) saved = json;
      return true;
    };
    const pace = createPace(save);
    const typed = (next: string) => {
      steps.typed(next, { at: Date.now(), unsaved: getState().unsavedCount, beforeStep: save });
      lines = next;
      pace.touch();
    };
    return { write: () => void save(), typed };
  });

  useLayoutEffect(() => {
    const element = ref.current;
    element?.focus({ preventScroll: true });
    if (element) document.getSelection()?.selectAllChildren(element);
    document.getSelection()?.collapseToEnd();
  }, []);
  useLayoutEffect(() => writing.write, [writing]); // saves when the text is left
  useEffect(() => onFlush(writing.write), [onFlush, writing]);

  const [isComposing, setIsComposing] = useState(false);
  const isDue = isOver && !isComposing;
  useLayoutEffect(() => {
    if (!isDue) return; // at once: the next key belongs to the editor already, behind all that stands here
    writing.write();
    onOver(ref.current && rangeIn(ref.current));
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    focusSectionOf(event.currentTarget);
    select(null);
  };
  return (
    <div
      ref={ref}
      className={clsx("richtext vt-richtext vt-richtext--plain", className)}
      data-vt-item={`${groupId}:${fieldName}`}
      data-vt-selected
      {...presence}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-multiline
      aria-label={label}
      tabIndex={0}
      spellCheck
      onInput={(event) => writing.typed(event.currentTarget.innerText.replace(/\n$/, ""))}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
      onKeyDown={onKeyDown}
    >
      {first}
    </div>
  );
}
