import { useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { mediaRefSchema } from "~/features/media/schema.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { useLibrary } from "./use-library.ts";

export interface MediaTarget {
  groupId: string;
  fieldName: string;
  mediaType: "image" | "video";
}

/** The site's media library; a press on an entry puts it into the field and closes the dialog. */
export function MediaPicker({ target, onClosed }: { target: MediaTarget; onClosed: () => void }) {
  const { groupId, fieldName, mediaType } = target;
  const { t, addMedia, getState, locales } = useEditorActions();
  const { setMedium } = useCommands();
  const [search, setSearch] = useState("");
  const library = useLibrary(mediaType, search);
  const chosenId = getState().document.groups[groupId]?.fields[fieldName]?.mediaId ?? null;

  const onChosen = (item: MediaListItem) => {
    addMedia(mediaRefSchema.strip().parse(item));
    if (setMedium({ groupId, fieldName }, item.id)) onClosed();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-c-dialog-large">
          <header className="vt-c-dialog-head">
            <Dialog.Title className="vt-dialog-title">
              {t(mediaType === "image" ? "media.pickImage" : "media.pickVideo")}
            </Dialog.Title>
            <label className="vt-c-search">
              <Search aria-hidden />
              <span className="vt-c-sr">{t("media.search")}</span>
              <input
                type="search"
                className="vt-input"
                placeholder={t("media.search")}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </label>
            <Dialog.Close className="vt-button vt-button-outline">{t("add.cancel")}</Dialog.Close>
          </header>
          <div className="vt-c-dialog-body">
            <MediaGrid
              library={library}
              chosenId={chosenId}
              locales={[getState().locale, ...locales]}
              onChosen={onChosen}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
