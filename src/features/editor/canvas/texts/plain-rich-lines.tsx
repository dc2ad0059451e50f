import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type KeyboardEvent } from "react";
import { plainLines, withPlainLines } from "~/features/page/domain/merging/plain-edit.ts";
import type { TextPlace } from "~/features/page/domain/groups.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { TextRange } from "../../state/types.ts";
import { rangeIn } from "./caret.ts";
import { createPace } from "./pace.ts";
import { createTypingSteps } from "./typing-steps.ts";
import { useCommands } from "../use-commands.ts";

interface PlainRichLinesProps {
  place: TextPlace;
  value: RichTextValue | null;
  /** How it looks and what it is called. */
  attributes: HTMLAttributes<HTMLElement>;
  /** The editor's code has come; `onOver` is called when everything typed is saved and no letter is under way. */
  isOver: boolean;
  /** All of it is selected, to be typed over; else the caret is behind it. */
  isWhole?: boolean;
  onOver: (caret: TextRange | null) => void;
  onEscape: (element: HTMLElement) => void;
  onLeft?: () => void;
}

/**
 * A formatted text as plain lines, until its editor's code has come: at once, and without a network as long as it lasts.
 * It takes the keyboard. The form of what is not touched stays.
 */
export function PlainRichLines(props: PlainRichLinesProps) {
  const { place, value, attributes, isOver, isWhole = false, onOver, onEscape, onLeft } = props;
  const { groupId, fieldName, locale } = place;
  const { getState, onFlush } = useEditorActions();
  const { run } = useCommands();
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
    if (!isWhole) document.getSelection()?.collapseToEnd();
  }, [isWhole]);
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
    onEscape(event.currentTarget);
  };
  return (
    <div
      ref={ref}
      {...attributes}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      tabIndex={0}
      spellCheck
      onInput={(event) => writing.typed(event.currentTarget.innerText.replace(/\n$/, ""))}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
      onKeyDown={onKeyDown}
      onBlur={onLeft}
    >
      {first}
    </div>
  );
}
