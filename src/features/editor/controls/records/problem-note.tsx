import { useEditorActions } from "../../state/editor-context.tsx";
import type { Problem } from "./problems.ts";

/** What is wrong with an input, below it; nothing where nothing is. */
export function ProblemNote({ id, problem }: { id?: string; problem: Problem | undefined }) {
  const { t } = useEditorActions();
  if (problem === undefined) return null;
  const { of, most: count } = typeof problem === "string" ? { of: null, most: 0 } : problem;
  return (
    <p id={id} className="vt-error">
      {typeof problem === "string" && t(problem)}
      {of === "letters" && t("records.tooLong", { count })}
      {of === "entries" && t("records.tooMany", { count })}
    </p>
  );
}
