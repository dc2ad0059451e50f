import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { blockOf } from "~/kinds/registry.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { AddPlace } from "../canvas-context.ts";
import { keptCopied } from "./copied-storage.ts";
import { useInsertCopy } from "./use-insert-copy.ts";

/** In the dialog for new sections: puts the section that was copied last to the place of the new one. */
export function PasteCopied({ place, onClosed }: { place: AddPlace; onClosed: () => void }) {
  const { say, t } = useEditorActions();
  const [copied] = useState(keptCopied);
  const insertCopy = useInsertCopy();
  const block = copied && blockOf(copied.content.kind);
  if (!block || copied.isCard) return null;
  const onPressed = () => {
    onClosed();
    void insertCopy(copied, place);
  };
  return (
    <button type="button" className="vt-button vt-button--outline" onClick={onPressed}>
      <ClipboardPaste size={16} aria-hidden />
      {t("clipboard.pasteCopied", { label: say(block.label) })}
    </button>
  );
}
