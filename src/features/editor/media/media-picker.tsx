import { useEffect } from "react";
import { mediaRefSchema, type MediaRef } from "~/features/media/schema.ts";
import { catchKeyboardAt } from "../canvas/menu/menu-focus.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { LibraryDialog } from "./library-dialog.tsx";
import type { MediaTarget } from "./media-target.ts";

/** The library for a field of the page; a press on an entry puts it into the field and closes the dialog. */
export function MediaPicker({ target, onClosed }: { target: MediaTarget; onClosed: () => void }) {
  const { groupId, fieldName, mediaType } = target;
  const { addMedia, getState, ownMediaIds } = useEditorActions();
  const { run } = useCommands();
  const field = useEditorPart(({ document }) => document.groups[groupId]?.fields[fieldName]);
  const listed = field?.mediaIds ?? [];
  // A place without a medium, which the dialog came from, is another element once it has one.
  useEffect(() => () => catchKeyboardAt({ groupId, fieldName }), [groupId, fieldName]);

  const onChosen = (item: MediaRef) => {
    addMedia(mediaRefSchema.strip().parse(item));
    // Several that are being uploaded come one after the other, each to the list as it stands then.
    const now = getState().document.groups[groupId]?.fields[fieldName]?.mediaIds ?? [];
    if (target.isList) return void run("field.mediaList", { groupId, fieldName, mediaIds: toggled(now, item.id) });
    if (run("field.image", { groupId, fieldName, mediaId: item.id })) onClosed();
  };
  return (
    <LibraryDialog
      mediaType={mediaType}
      isList={target.isList ?? false}
      chosenIds={target.isList ? listed : [field?.mediaId ?? ""]}
      hiddenIds={ownMediaIds}
      onChosen={onChosen}
      onClosed={onClosed}
    />
  );
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
