import type { PlateEditor } from "platejs/react";

interface ListTransforms {
  toggle: { bulletedList: () => void; numberedList: () => void };
}

/** Makes the selected lines a list of this type, or takes them out of it when they are one. */
export function toggleList(editor: PlateEditor, type: "ul" | "ol"): void {
  const { toggle } = editor.tf as unknown as ListTransforms;
  if (type === "ul") toggle.bulletedList();
  else toggle.numberedList();
}

/** The type of the list around the selection, or null outside of lists. */
export function listAround(editor: PlateEditor): "ul" | "ol" | null {
  return (["ul", "ol"] as const).find((type) => editor.api.some({ match: { type } })) ?? null;
}
