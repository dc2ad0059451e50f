import { useEffect } from "react";
import { useEditorActions } from "../../state/editor-context.tsx";
import { isElsewhere } from "../clipboard/is-elsewhere.ts";
import { itemAt } from "../items.ts";
import { useFilePlaces } from "./use-file-places.ts";

/** A file that is pasted while a picture, a film or a document of the page is selected takes its place, or comes to its list. */
export function usePastedFiles(): void {
  const { getState } = useEditorActions();
  const { placeOf, take } = useFilePlaces();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0 || isElsewhere()) return;
      const { activeElement } = document;
      const place = placeOf(getState().selection ?? (activeElement && itemAt(activeElement)));
      if (!place) return;
      event.preventDefault();
      void take(place, files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [getState, placeOf, take]);
}
