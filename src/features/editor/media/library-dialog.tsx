import { useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { useLibrary } from "./use-library.ts";

interface LibraryDialogProps {
  mediaType: "image" | "video";
  chosenIds: readonly string[];
  /** What a press does not close: several are chosen, one after the other. */
  isList?: boolean;
  /** Entries that are not offered. */
  hiddenIds: readonly string[];
  onChosen: (item: MediaListItem) => void;
  onClosed: () => void;
}

/** The site's media library to choose from, with a search. */
export function LibraryDialog({ mediaType, isList = false, onClosed, ...grid }: LibraryDialogProps) {
  const { t, getState, locales } = useEditorActions();
  const [search, setSearch] = useState("");
  const library = useLibrary(mediaType, search);
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
              {t(isList ? "media.done" : "add.cancel")}
            </Dialog.Close>
          </header>
          <div className="vt-dialog__body">
            <MediaGrid library={library} locales={[getState().locale, ...locales]} {...grid} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
