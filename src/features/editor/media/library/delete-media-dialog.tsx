import { useRef, useState } from "react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { MediumUses } from "./medium-uses.tsx";
import type { LibraryWork, UsedMedium } from "./use-library-work.ts";
import "../../styles/medium.css";

interface DeleteMediaDialogProps {
  items: readonly MediaListItem[];
  work: LibraryWork;
  /** Where the keyboard goes on once they are gone. */
  focusAfter: () => HTMLElement | null;
  onClosed: () => void;
}

/** Asks before media are deleted; what is in use says where, and needs a second yes. */
export function DeleteMediaDialog({ items, work, focusAfter, onClosed }: DeleteMediaDialogProps) {
  const { t } = useEditorActions();
  const [used, setUsed] = useState<UsedMedium[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const isSecond = used.length > 0;
  const count = isSecond ? used.length : items.length;
  const name = shownName((isSecond ? used[0]?.item : items[0])?.originalFilename ?? "");

  async function onConfirmed() {
    setBusy(true);
    const left = await work.remove(isSecond ? used.map(({ item }) => item) : items, isSecond);
    setBusy(false);
    isDone.current = true;
    if (left.length > 0 && !isSecond) setUsed(left);
    else onClosed();
  }

  return (
    <ConfirmDialog
      key={isSecond ? "second" : "first"}
      isOpen
      isDanger
      isBusy={isBusy}
      title={t(isSecond ? "library.inUseTitle" : "library.deleteTitle", { count, name })}
      description={t(isSecond ? "library.inUseText" : "library.deleteText")}
      confirm={t(isSecond ? "library.deleteAnyway" : "library.delete")}
      onConfirmed={() => void onConfirmed()}
      onClose={onClosed}
      focusAfter={() => (isDone.current ? focusAfter() : null)}
    >
      {used.map(({ item, places }) => (
        <section key={item.id} className="vt-medium-used" aria-label={shownName(item.originalFilename)}>
          {used.length > 1 && <strong>{shownName(item.originalFilename)}</strong>}
          <MediumUses places={places} />
        </section>
      ))}
    </ConfirmDialog>
  );
}
