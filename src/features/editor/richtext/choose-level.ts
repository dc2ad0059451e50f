import type { PlateEditor } from "platejs/react";
import { partsOf, type Level } from "./hierarchy.ts";
import { listAround, toggleList } from "./toggle-list.ts";

/**
 * Gives the selected words a level of the hierarchy: the small and large marks go first, a heading leaves its list, and
 * without a selection the whole line is meant, and what is typed next.
 */
export function chooseLevel(editor: PlateEditor, level: Level): void {
  const { block, mark } = partsOf(level);
  const list = listAround(editor);
  editor.tf.withoutNormalizing(() => {
    if (list && block !== "p") toggleList(editor, list);
    const path = editor.api.block()?.[1];
    const range = editor.api.isCollapsed() && path ? editor.api.range(path) : editor.selection;
    if (!range) return;
    editor.tf.unsetNodes(["small", "large"], { at: range, match: (node) => "text" in node, split: true });
    if (!list || block !== "p")
      editor.tf.setNodes(
        { type: block },
        { at: range, match: (node) => editor.api.isBlock(node) && node["type"] !== "ul" && node["type"] !== "ol" },
      );
    if (mark) editor.tf.setNodes({ [mark]: true }, { at: range, match: (node) => "text" in node, split: true });
  });
  editor.tf.removeMarks(["small", "large"]);
  if (mark) editor.tf.addMark(mark, true);
}
