import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { usePlateEditor } from "platejs/react";
import type { FieldAddress } from "~/features/blocks/resolved.ts";
import { isSameRichText, toRichText } from "~/features/richtext/normalise.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { richTextPlugins } from "./plugins.tsx";

/** Milliseconds without a change after which what was written is saved. */
const typingPause = 800;

const blank = [{ type: "p", children: [{ text: "" }] }];

/**
 * A Plate editor on one field in one language. What is written is saved after a pause and when the editor goes
 * away (a click outside, another language, the toolbar closing), in the closed schema and only when it changed.
 * A change from elsewhere is shown as long as nothing unsaved would be lost.
 */
export function useRichText({ groupId, fieldName }: FieldAddress, value: RichTextValue | null) {
  const { getState, onFlush } = useEditorActions();
  const { setRichText } = useCommands();
  const locale = useEditorPart((state) => state.locale);
  const editor = usePlateEditor({ plugins: richTextPlugins, value: structuredClone(value ?? blank) as never }, []);
  const writing = useRef({ isDirty: false, revision: 0, timer: 0, saved: value });

  const save = useMemo(
    () => () => {
      const state = writing.current;
      clearTimeout(state.timer);
      if (!state.isDirty) return;
      state.isDirty = false;
      const written = toRichText(editor.children);
      if (isSameRichText(written, state.saved)) return;
      state.saved = written;
      const mergeKey = `richText:${groupId}:${fieldName}:${locale}`;
      setRichText({ groupId, fieldName }, locale, written, { mergeKey, baseRevision: state.revision });
    },
    [editor, groupId, fieldName, locale, setRichText],
  );

  useLayoutEffect(() => {
    const state = writing.current;
    if (state.isDirty || isSameRichText(value, state.saved)) return;
    state.saved = value;
    const { selection } = editor;
    editor.tf.withoutSaving(() => editor.tf.setValue(structuredClone(value ?? blank)));
    const isStanding = selection && editor.api.node(selection.anchor.path) && editor.api.node(selection.focus.path);
    if (isStanding) editor.tf.select(selection);
    state.isDirty = false;
    clearTimeout(state.timer);
  }, [editor, value]);

  useEffect(() => onFlush(save), [onFlush, save]);
  useLayoutEffect(() => save, [save]); // saves when the editor goes away

  const onValueChange = () => {
    const state = writing.current;
    if (isSameRichText(editor.children, state.saved)) return;
    if (!state.isDirty) state.revision = getState().revision;
    state.isDirty = true;
    clearTimeout(state.timer);
    state.timer = window.setTimeout(save, typingPause);
  };
  return { editor, onValueChange, save };
}
