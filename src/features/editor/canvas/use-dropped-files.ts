import { useEffect } from "react";
import type { UploadType } from "../media/upload-file.ts";
import type { EditorSelection } from "../state/types.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { fieldDefinition, itemAt } from "./items.ts";
import { useCommands } from "./use-commands.ts";

type Place = Omit<EditorSelection, "fieldName"> & { fieldName: string; isList: boolean; mediaType: UploadType };
const mark = "data-vt-drop";

/**
 * A file that is dropped onto a picture or a document of the page takes its place, or comes to its list; dropped anywhere
 * else it does nothing, so that the browser does not leave the page for it.
 */
export function useDroppedFiles(): void {
  const { getState, addMedia, t, texts } = useEditorActions();
  const { run } = useCommands();

  useEffect(() => {
    let marked: Element | null = null;
    const show = (element: Element | null) => {
      marked?.removeAttribute(mark);
      element?.setAttribute(mark, "");
      marked = element;
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
      if (place) void take(place, place.isList ? files : files.slice(0, 1));
    };

    function placeAt(event: DragEvent): Place | null {
      const { document, isToolbarOpen } = getState();
      const element = elementAt(event);
      const { groupId, fieldName } = (element && itemAt(element)) ?? { groupId: "", fieldName: null };
      const type = fieldName === null ? null : fieldDefinition(document.groups[groupId], fieldName)?.type;
      const isTaken = type === "image" || type === "mediaList" || type === "document";
      return isToolbarOpen && fieldName !== null && isTaken
        ? { groupId, fieldName, isList: type === "mediaList", mediaType: type === "document" ? type : "image" }
        : null;
    }

    async function take({ groupId, fieldName, isList, mediaType }: Place, files: File[]): Promise<void> {
      const { uploadWithToast } = await import("../media/upload-with-toast.ts");
      for (const file of files) {
        const medium = await uploadWithToast(file, { t, texts, mediaType });
        if (!medium) continue;
        addMedia(medium);
        if (!isList) run("field.image", { groupId, fieldName, mediaId: medium.id });
        else {
          const listed = getState().document.groups[groupId]?.fields[fieldName]?.mediaIds ?? [];
          run("field.mediaList", { groupId, fieldName, mediaIds: [...listed, medium.id] });
        }
      }
    }

    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, [getState, addMedia, run, t, texts]);
}

function elementAt({ target }: DragEvent): Element | null {
  return target instanceof Element ? target.closest("[data-vt-item]") : null;
}
