import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from "react";
import type { FieldAddress } from "~/features/blocks/resolved.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions, useSeldomPart } from "../../state/editor-context.tsx";
import { fieldDefinition } from "../items.ts";
import { focusSectionOf } from "../menu/menu-focus.ts";
import { pastedText } from "./plain-text.ts";
import { createPlainWriting, type PlainWriting } from "./plain-writing.ts";
import { useCommands } from "../use-commands.ts";

const language = ["locale"] as const;
const takenText = ["taken", "locale"] as const;

/**
 * Plain text typed in place. The element owns its text while somebody types in it: what is typed is written down at
 * once and saved from there, but nothing of its own comes back before it is left, when spaces at its ends go. What
 * others write in it comes in beside, and the caret stays at its letters. Enter leaves the text, with Shift it breaks
 * the line of a title; Escape leads to the section, and what was typed stays.
 */
export function usePlainText(of: FieldAddress & { text: string }) {
  const { groupId, fieldName, text } = of;
  const { getState, select, onFlush, defaultLocale } = useEditorActions();
  const shownLocale = useSeldomPart(language, (state) => state.locale);
  const taken = useSeldomPart(takenText, ({ taken }) =>
    taken?.groupId === groupId && taken.fieldName === fieldName && taken.locale === shownLocale ? taken : null,
  );
  const { run, tellTooLong } = useCommands();
  const ref = useRef<HTMLElement>(null);
  const [firstText] = useState(text); // React draws the text once; from then on the element owns it
  const writing = useRef<PlainWriting | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const definition = fieldDefinition(getState().document.groups[groupId], fieldName);
    const locale: Locale = definition?.localized === false ? defaultLocale : shownLocale;
    const hasLines = definition?.hasLines === true;
    const place = { groupId, fieldName, locale };
    const made = createPlainWriting({ element, place, hasLines, getState, run, onTooLong: tellTooLong });
    writing.current = made;
    const stopFlushing = onFlush(made.write);
    return () => {
      made.write();
      made.stop();
      stopFlushing();
    };
  }, [groupId, fieldName, shownLocale, defaultLocale, getState, onFlush, run, tellTooLong]);

  useLayoutEffect(() => writing.current?.take(taken), [text, taken]);
  useEffect(() => {
    const element = ref.current;
    const onBeforeInput = (event: InputEvent) => writing.current?.onBeforeInput(event);
    element?.addEventListener("beforeinput", onBeforeInput);
    return () => element?.removeEventListener("beforeinput", onBeforeInput);
  }, []);

  return {
    ref,
    children: firstText,
    onInput: () => writing.current?.onInput(),
    onCompositionStart: () => writing.current?.onComposing(true),
    onCompositionEnd: () => writing.current?.onComposing(false),
    onFocus: () => select({ groupId, fieldName }),
    onBlur: () => writing.current?.leave(),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const pasted = pastedText(event.clipboardData.getData("text/plain"));
      // A browser asks nobody before a command of ours.
      if (pasted && writing.current?.hasRoom(pasted)) document.execCommand("insertText", false, pasted);
    },
    onDrop: (event: DragEvent) => {
      const dropped = event.dataTransfer.getData("text/plain");
      const cleaned = pastedText(dropped);
      const hasRoom = cleaned !== "" && writing.current?.hasRoom(cleaned);
      if (hasRoom && cleaned === dropped) return; // words of a page: the browser moves them, and knows where from
      event.preventDefault();
      if (hasRoom) insertAt({ x: event.clientX, y: event.clientY }, cleaned);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing) return;
      const element = event.currentTarget;
      if (event.key === "Enter" && !(event.shiftKey && writing.current?.hasLines)) {
        event.preventDefault();
        element.blur();
      }
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        select(null);
        focusSectionOf(element);
      }
    },
  };
}

/** Inserts letters where they were let go of. */
function insertAt({ x, y }: { x: number; y: number }, text: string): void {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) document.getSelection()?.collapse(place.offsetNode, place.offset);
  document.execCommand("insertText", false, text);
}
