import { useEffect } from "react";
import { itemAt } from "../items.ts";
import { useFilePlaces } from "./use-file-places.ts";

const mark = "data-vt-drop";

/**
 * A file that is dropped onto a picture, a film or a document of the page takes its place, or comes to its list; dropped
 * anywhere else it does nothing, so that the browser does not leave the page for it.
 */
export function useDroppedFiles(): void {
  const { placeOf, take } = useFilePlaces();

  useEffect(() => {
    let marked: Element | null = null;
    const show = (element: Element | null) => {
      marked?.removeAttribute(mark);
      element?.setAttribute(mark, "");
      marked = element;
    };
    const placeAt = (event: DragEvent) => {
      const element = elementAt(event);
      return placeOf(element && itemAt(element));
    };
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return show(null);
      event.preventDefault();
      const place = placeAt(event);
      event.dataTransfer.dropEffect = place ? "copy" : "none";
      show(place ? elementAt(event) : null);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) show(null); // out of the window
    };
    const onDrop = (event: DragEvent) => {
      show(null);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      const place = placeAt(event);
      if (place) void take(place, files);
    };

    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [placeOf, take]);
}

function elementAt({ target }: DragEvent): Element | null {
  return target instanceof Element ? target.closest("[data-vt-item]") : null;
}
