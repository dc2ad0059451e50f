import { useEffect, useLayoutEffect, useState } from "react";
import { usePlateEditor } from "platejs/react";
import type { TextPlace } from "~/features/page/domain/groups.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { richTextPlugins } from "./plugins.tsx";
import { blank, createRichWriting } from "./rich-writing.ts";

/**
 * A Plate editor on one field in one language. What is written is saved as it is typed, in the closed schema; its own
 * saves never come back into it. What others write comes in beside, and the caret stays at its letters.
 */
export function useRichText({ groupId, fieldName, locale }: TextPlace, value: RichTextValue | null) {
  const { getState, onFlush } = useEditorActions();
  const { run, tellRichTextTooLong } = useCommands();
  const taken = useEditorPart(({ taken }) =>
    taken?.groupId === groupId && taken.fieldName === fieldName && taken.locale === locale ? taken : null,
  );
  const editor = usePlateEditor({ plugins: richTextPlugins, value: structuredClone(value ?? blank) as never }, []);
  const [writing] = useState(() =>
    createRichWriting({
      editor,
      place: { groupId, fieldName, locale },
      getState,
      run,
      onTooLong: tellRichTextTooLong,
    }),
  );

  useEffect(() => onFlush(writing.write), [onFlush, writing]);
  useLayoutEffect(() => writing.leave, [writing]); // saves when the editor goes away
  useLayoutEffect(() => writing.take(value, taken), [writing, value, taken]);
  return { editor, writing };
}
