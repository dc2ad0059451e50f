import { Check, ChevronRight } from "lucide-react";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { TreeRow } from "./tree-rows.ts";

interface TreeLineProps {
  row: TreeRow;
  label: string;
  isChosen: boolean;
  /** Tab leads to it. */
  isReached: boolean;
  onReached: () => void;
  onPressed: () => void;
}

/** One line of the page picker: a branch that opens, a page that is chosen, or the note that there is none. */
export function TreeLine({ row, label, isChosen, isReached, onReached, onPressed }: TreeLineProps) {
  const { t } = useEditorActions();
  const { type, level } = row;
  return (
    <button
      type="button"
      role="treeitem"
      className="vt-tree__line"
      data-type={type}
      aria-level={level}
      aria-expanded={type === "branch" ? row.isOpen : undefined}
      aria-selected={type === "page" ? isChosen : undefined}
      aria-disabled={type === "empty" || undefined}
      tabIndex={isReached ? 0 : -1}
      onFocus={onReached}
      onClick={onPressed}
    >
      {type === "branch" && <ChevronRight aria-hidden className="vt-tree__arrow" />}
      <span>{label}</span>
      {type === "page" && row.page.status === "draft" && <small>{t("status.draft")}</small>}
      {isChosen && <Check aria-hidden />}
    </button>
  );
}
