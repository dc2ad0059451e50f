import { useEffect } from "react";
import { loadedPart } from "../../state/loaded-part.ts";

/** The editor of formatted text. */
export const { load: loadRichTextEditor, usePart: useRichTextEditor } = loadedPart(() =>
  import("../../richtext/rich-text-editor.tsx").then(({ RichTextEditor }) => RichTextEditor),
);

/** Loads the editor of formatted text when the page has come to rest, and again when the network is back. */
export function useRichTextPreload(): void {
  useEffect(() => {
    const load = () => void loadRichTextEditor();
    const timer = setTimeout(load, 1500);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, []);
}
