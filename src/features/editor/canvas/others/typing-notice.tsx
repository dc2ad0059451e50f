import { PenLine } from "lucide-react";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";
import type { EditorSelection } from "../../state/types.ts";
import { lookOf, typistIn } from "./person-at.ts";

/** Says in the menu of a text that somebody else is typing in it; nobody is kept from typing, too. */
export function TypingNotice({ item }: { item: EditorSelection }) {
  const { t, defaultLocale } = useEditorActions();
  const typist = useEditorPart((state) => typistIn(state, item, defaultLocale));
  return (
    <div className="vt-typing" role="status">
      {typist && (
        <p style={lookOf(typist)}>
          <PenLine aria-hidden />
          {t("canvas.typing", { name: typist.name })}
        </p>
      )}
    </div>
  );
}
