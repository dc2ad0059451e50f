import { useEditorPart } from "../state/editor-context.tsx";

/** Whether visitors find the page, and could do without it: a site keeps its home page. */
export function useCanTakeDown(): boolean {
  return useEditorPart(({ publishedNumber, document }) => publishedNumber !== null && document.role !== "home");
}
