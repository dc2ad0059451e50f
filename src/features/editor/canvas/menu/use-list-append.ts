import type { MediaRef } from "~/features/media/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";

/** Puts a medium at the end of a field's list as it is by then. */
export function useListAppend({ groupId, fieldName }: { groupId: string; fieldName: string }) {
  const { addMedia, getState } = useEditorActions();
  const { run } = useCommands();
  return (medium: MediaRef): void => {
    addMedia(medium);
    const listed = getState().document.groups[groupId]?.fields[fieldName]?.mediaIds ?? [];
    run("field.mediaList", { groupId, fieldName, mediaIds: [...listed, medium.id] });
  };
}
