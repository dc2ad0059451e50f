import type { ReplacedText } from "~/features/translation/schema.ts";
import { DifferingWords } from "../dialogs/differing-words.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useNoteLabel } from "./use-note-label.ts";

/** What people wrote and a translator's file would replace: each as it stands, and as the file says it. */
export function XliffReplaced({ texts }: { texts: readonly ReplacedText[] }) {
  const { t } = useEditorActions();
  const labelOf = useNoteLabel();
  if (texts.length === 0) return null;
  return (
    <ul className="vt-xliff__replaced" tabIndex={0} aria-label={t("xliff.replaced")}>
      {texts.map(({ id, note, before, after }) => (
        <li key={id}>
          <strong>{labelOf({ id, note })}</strong>
          <p>
            {t("xliff.before")} <DifferingWords text={before} other={after} />
          </p>
          <p>
            {t("xliff.after")} <DifferingWords text={after} other={before} />
          </p>
        </li>
      ))}
    </ul>
  );
}
