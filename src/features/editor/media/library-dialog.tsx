import { useEffect, useRef, useState } from "react";
import { Dialog } from "@base-ui/react/dialog";
import type { MediaRef } from "~/features/media/schema.ts";
import { DialogRoot } from "../dialogs/dialog-root.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { LibraryEntries } from "./library/library-entries.tsx";
import { LibraryHead, type LibraryView } from "./library/library-head.tsx";
import { MediumSource } from "./library/medium-source.tsx";
import { useLibrary, wholeLibrary, type LibraryType } from "./use-library.ts";
import "../styles/library.css";

interface LibraryDialogProps {
  mediaType: LibraryType;
  chosenIds: readonly string[];
  /** What a press does not close: several are chosen, one after the other. */
  isList?: boolean;
  /** Entries that are not offered. */
  hiddenIds: readonly string[];
  onChosen: (medium: MediaRef) => void;
  onClosed: () => void;
}

const titles = { image: "media.pickImage", video: "media.pickVideo", document: "media.pickDocument" } as const;

/** The site's media library to choose from, with its search and filters, and to take new media into, which are chosen at once. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { mediaType, isList = false, chosenIds, hiddenIds, onChosen, onClosed } = props;
  const { t, getState, locales } = useEditorActions();
  const [filter, setFilter] = useState(() => wholeLibrary(mediaType));
  const [view, setView] = useState<LibraryView>("grid");
  const library = useLibrary(filter);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const entries = (
    <LibraryEntries
      {...{ library, view, chosenIds, hiddenIds }}
      locales={[getState().locale, ...locales]}
      onPressed={onChosen}
    />
  );
  const onUploaded = (medium: MediaRef) => {
    if (!isOpen.current) return; // somebody has chosen another one meanwhile; it lies in the library
    onChosen(medium);
    library.retry();
  };
  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className="vt-dialog vt-dialog--large">
          <header className="vt-dialog__head">
            <Dialog.Title className="vt-dialog__title">{t(titles[mediaType])}</Dialog.Title>
            <Dialog.Close className="vt-button vt-button--outline">
              {t(isList ? "media.done" : "add.cancel")}
            </Dialog.Close>
          </header>
          <div className="vt-dialog__body" data-vt-scroll>
            <LibraryHead filter={filter} onFilter={setFilter} view={view} onView={setView} />
            <MediumSource mediaType={mediaType} folder={filter.folder} isSingle={!isList} onAdded={onUploaded}>
              {entries}
            </MediumSource>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
