import type { XliffProblem } from "~/features/translation/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useNoteLabel } from "./use-note-label.ts";

/** Everything in a translator's file that changes nothing, and why. */
export function XliffProblems({ problems }: { problems: readonly XliffProblem[] }) {
  const { t } = useEditorActions();
  const labelOf = useNoteLabel();
  if (problems.length === 0) return null;
  return (
    <ul className="vt-xliff__problems">
      {problems.map((each, index) => (
        <li key={index}>
          <strong>{labelOf(each)}</strong> {t(`xliff.problem.${each.problem}`)}
        </li>
      ))}
    </ul>
  );
}
