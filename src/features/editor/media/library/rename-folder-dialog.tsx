import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { BusyButton } from "../../controls/busy-button.tsx";
import { DialogFrame } from "../../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import type { LibraryType } from "../use-library.ts";
import { folderOf, folderWords } from "./folder-words.ts";
import type { LibraryWork } from "./use-library-work.ts";

interface RenameFolderDialogProps {
  folder: string;
  mediaType: LibraryType;
  work: LibraryWork;
  /** With the name that it had and the one that it has now, when it is taken back as well; empty: it was dissolved. */
  onRenamed: (from: string, to: string) => void;
  onClosed: () => void;
}

/** Asks for another name of a folder. Says so where a folder has that name already, and what no name does. */
export function RenameFolderDialog({ folder, mediaType, work, onRenamed, onClosed }: RenameFolderDialogProps) {
  const { t } = useEditorActions();
  const { data } = useQuery(useTRPC().media.summary.queryOptions({ mediaType }));
  const [text, setText] = useState(folder);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [form, hint] = [useId(), useId()];
  const to = folderOf(text.trim(), t);
  const isThere = to !== folder && data?.folders.some(({ name }) => name === to);
  const onSent = async () => {
    setIsBusy(true);
    await work.renameFolder({ from: folder, to }, onRenamed);
    setIsBusy(false);
  };
  return (
    <DialogFrame
      isOpen
      onClose={onClosed}
      focusFirst={input}
      title={t("library.renameFolderTitle", { folder: folderWords(folder, t) })}
      actions={
        <>
          <button type="button" className="vt-button vt-button--outline" onClick={onClosed}>
            {t("dialog.cancel")}
          </button>
          <BusyButton
            type="submit"
            form={form}
            className="vt-button vt-button--primary"
            isBusy={isBusy}
            disabled={to === folder}
          >
            {t(to === "" ? "library.dissolveFolder" : "library.renameFolder")}
          </BusyButton>
        </>
      }
    >
      <form
        id={form}
        className="vt-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && to !== folder) void onSent();
        }}
      >
        <label className="vt-field">
          {t("library.folderName")}
          <input
            ref={input}
            className="vt-input"
            maxLength={100}
            value={text}
            readOnly={isBusy}
            aria-describedby={hint}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className="vt-hint" id={hint} role="status">
          {isThere ? t("library.folderJoins", { folder: folderWords(to, t) }) : t("library.renameFolderHint")}
        </p>
      </form>
    </DialogFrame>
  );
}
