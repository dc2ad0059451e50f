import { useMemo } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import type { LibraryType } from "../../media/use-library.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { EditorSelection } from "../../state/types.ts";
import { fieldDefinition } from "../items.ts";
import { useCommands } from "../use-commands.ts";

/** A field of the page that takes files of this type: in place of what it has, or into its list. */
interface FilePlace {
  groupId: string;
  fieldName: string;
  isList: boolean;
  mediaType: LibraryType;
}

const taken = { image: "image", mediaList: "image", video: "video", document: "document" } as const;

/** Takes files straight into fields of the page, by way of the library; each is told in a toast. */
export function useFilePlaces() {
  const { getState, addMedia, t, texts } = useEditorActions();
  const client = useTRPCClient();
  const { run } = useCommands();
  return useMemo(() => {
    async function uploaded(file: File, mediaType: LibraryType, again: () => void) {
      if (mediaType === "video") {
        const { filmWithToast } = await import("../../media/video/film-with-toast.ts");
        return filmWithToast(file, { t, texts, client });
      }
      const { uploadWithToast } = await import("../../media/upload-with-toast.ts");
      return uploadWithToast(file, { t, texts, mediaType, again });
    }
    async function take(place: FilePlace, files: readonly File[]): Promise<void> {
      const { groupId, fieldName, isList, mediaType } = place;
      for (const file of isList ? files : files.slice(0, 1)) {
        const medium = await uploaded(file, mediaType, () => void take(place, [file]));
        if (!medium) continue;
        addMedia(medium);
        if (!isList) run("field.image", { groupId, fieldName, mediaId: medium.id });
        else {
          const listed = getState().document.groups[groupId]?.fields[fieldName]?.mediaIds ?? [];
          run("field.mediaList", { groupId, fieldName, mediaIds: [...listed, medium.id] });
        }
      }
    }
    return {
      /** The place of this item; null where it takes no files, or nothing is edited. */
      placeOf(item: EditorSelection | null): FilePlace | null {
        const { document, isToolbarOpen } = getState();
        if (!isToolbarOpen || !item || item.fieldName === null) return null;
        const { groupId, fieldName } = item;
        const type = fieldDefinition(document.groups[groupId], fieldName)?.type;
        const mediaType = type && type in taken ? taken[type as keyof typeof taken] : null;
        return mediaType && { groupId, fieldName, mediaType, isList: type === "mediaList" };
      },
      take,
    };
  }, [getState, addMedia, t, texts, client, run]);
}
