import { useEffect, useRef, useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { MediaRef } from "~/features/media/schema.ts";
import { BulkUploader } from "../inputs/bulk-uploader.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { useLibrary } from "./use-library.ts";
import { FilmSources } from "./video/film-sources.tsx";

interface LibraryDialogProps {
  mediaType: "image" | "video";
  chosenIds: readonly string[];
  /** What a press does not close: several are chosen, one after the other. */
  isList?: boolean;
  /** Entries that are not offered. */
  hiddenIds: readonly string[];
  onChosen: (medium: MediaRef) => void;
  onClosed: () => void;
}

/** The site's media library to choose from, with a search, and to take new pictures into, which are chosen at once. */
export function LibraryDialog({ mediaType, isList = false, onClosed, ...grid }: LibraryDialogProps) {
  const { t, getState, locales } = useEditorActions();
  const [search, setSearch] = useState("");
  const library = useLibrary(mediaType, search);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const entries = <MediaGrid library={library} locales={[getState().locale, ...locales]} {...grid} />;
  const onUploaded = (medium: MediaRef) => {
    if (!isOpen.current) return; // somebody has chosen another one meanwhile; it lies in the library
    grid.onChosen(medium);
    library.retry();
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
              {t(isList ? "media.done" : "add.cancel")}
            </Dialog.Close>
          </header>
          <div className="vt-dialog__body">
            {mediaType === "image" ? (
              <BulkUploader
                label={t(isList ? "media.uploadMany" : "media.upload")}
                isSingle={!isList}
                {...{ onUploaded }}
              >
                {entries}
              </BulkUploader>
            ) : (
              <FilmSources onAdded={onUploaded}>{entries}</FilmSources>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
