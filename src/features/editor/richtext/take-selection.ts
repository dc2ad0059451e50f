import type { PlateEditor } from "platejs/react";

/**
 * Has the editor know what is marked on the screen. It hears of that late, and not at all while it marks something itself;
 * its tools would act on what was marked before.
 */
export function takeSelection(editor: PlateEditor): void {
  const element = editor.api.toDOMNode(editor);
  const drawn = document.getSelection();
  if (!drawn || !element?.contains(drawn.anchorNode) || !element.contains(drawn.focusNode)) return;
  const range = editor.api.toSlateRange(drawn, { exactMatch: false, suppressThrow: true });
  if (range) editor.tf.select(range);
}
