import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import type { FieldAddress } from "~/features/blocks/resolved.ts";
import { savedText } from "~/features/page/domain/text.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { fieldDefinition } from "./items.ts";
import { focusSectionOf } from "./menu/menu-focus.ts";
import { caretOffset, setCaret } from "./caret.ts";
import { pastedText } from "./plain-text.ts";
import { useCommands } from "./use-commands.ts";

/** Milliseconds without a key after which what was typed is saved. */
const typingPause = 600;

/**
 * Plain text typed in place. The element owns its text while somebody types in it: it is saved after a pause, on
 * Enter and on leaving; Escape brings back what stood there before and leads to the section. A change from elsewhere
 * is shown unless it would overwrite typing, which then meets it as a conflict.
 */
export function usePlainText(of: FieldAddress & { text: string }) {
  const { groupId, fieldName, text } = of;
  const { getState, select, onFlush, defaultLocale } = useEditorActions();
  const shownLocale = useEditorPart((state) => state.locale);
  const { setText } = useCommands();
  const ref = useRef<HTMLElement>(null);
  const [firstText] = useState(text); // React draws the text once; from then on the element owns it
  const typing = useRef({ isDirty: false, isComposing: false, before: "", revision: 0, timer: 0 });

  const latest = useRef({ text, locale: shownLocale, save: () => {} });
  useLayoutEffect(() => {
    const definition = fieldDefinition(getState().document.groups[groupId], fieldName);
    const locale: Locale = definition?.localized === false ? defaultLocale : shownLocale;
    const save = () => {
      const element = ref.current;
      const state = typing.current;
      clearTimeout(state.timer);
      if (!element || !state.isDirty || state.isComposing) return;
      state.isDirty = false;
      const written = savedText(element.textContent);
      if ((written ?? "") === latest.current.text) return;
      const mergeKey = `text:${groupId}:${fieldName}:${locale}`;
      setText({ groupId, fieldName }, locale, written, { mergeKey, baseRevision: state.revision });
    };
    latest.current = { text, locale, save };
  });

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typing.current.isDirty || element.textContent === text) return;
    const caret = document.activeElement === element ? caretOffset(element) : null;
    element.textContent = text;
    if (caret !== null) setCaret(element, caret);
  }, [text]);

  useEffect(() => onFlush(() => latest.current.save()), [onFlush]);
  useLayoutEffect(() => () => latest.current.save(), []);

  const onInput = () => {
    const state = typing.current;
    if (!state.isDirty) state.revision = getState().revision;
    state.isDirty = true;
    clearTimeout(state.timer);
    state.timer = window.setTimeout(() => latest.current.save(), typingPause);
  };
  const settle = (element: HTMLElement) => {
    latest.current.save();
    if (element.textContent !== latest.current.text) element.textContent = latest.current.text;
    if (element.textContent === "") element.replaceChildren(); // a leftover <br> would hide the placeholder
  };

  return {
    ref,
    children: firstText,
    onInput,
    onCompositionStart: () => {
      typing.current.isComposing = true;
    },
    onCompositionEnd: () => {
      typing.current.isComposing = false;
      onInput();
    },
    onFocus: () => {
      typing.current.before = latest.current.text;
      select({ groupId, fieldName });
    },
    onBlur: (event: React.FocusEvent<HTMLElement>) => {
      typing.current.isComposing = false;
      settle(event.currentTarget);
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const pasted = pastedText(event.clipboardData.getData("text/plain"));
      if (pasted) document.execCommand("insertText", false, pasted);
    },
    onDrop: (event: React.DragEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing) return;
      const element = event.currentTarget;
      if (event.key === "Enter") {
        event.preventDefault();
        element.blur();
      }
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        if (element.textContent !== typing.current.before) {
          element.textContent = typing.current.before;
          onInput();
        }
        select(null);
        focusSectionOf(element);
      }
    },
  };
}
