import { useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { MediaGrid } from "./media-grid.tsx";
import type { MediaTarget } from "./media-target.ts";
import { useLibrary } from "./use-library.ts";

/** The site's media library; a press on an entry puts it into the field and closes the dialog. */
export function MediaPicker({ target, onClosed }: { target: MediaTarget; onClosed: () => void }) {
  const { groupId, fieldName, mediaType } = target;
  const { t, addMedia, getState, locales } = useEditorActions();
  const { run } = useCommands();
  const [search, setSearch] = useState("");
  const library = useLibrary(mediaType, search);
  const field = useEditorPart(({ document }) => document.groups[groupId]?.fields[fieldName]);
  const listed = field?.mediaIds ?? [];
  const chosenIds = target.isList ? listed : [field?.mediaId ?? ""];

  const onChosen = (item: MediaListItem) => {
    addMedia(mediaRefSchema.strip().parse(item));
    if (target.isList) return void run("field.mediaList", { groupId, fieldName, mediaIds: toggled(listed, item.id) });
    if (run("field.image", { groupId, fieldName, mediaId: item.id })) onClosed();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-dialog--large">
          <header className="vt-dialog__head">
            <Dialog.Title className="vt-dialog__title">
              {t(mediaType === "image" ? "media.pickImage" : "media.pickVideo")}
            </Dialog.Title>
            <label className="vt-search">
              <Search aria-hidden />
              <span className="vt-sr">{t("media.search")}</span>
              <input
                type="search"
                className="vt-input"
                placeholder={t("media.search")}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
            <Dialog.Close className="vt-button vt-button--outline">
              {t(target.isList ? "media.done" : "add.cancel")}
            </Dialog.Close>
          </header>
          <div className="vt-dialog__body">
            <MediaGrid
              library={library}
              chosenIds={chosenIds}
              locales={[getState().locale, ...locales]}
              onChosen={onChosen}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
