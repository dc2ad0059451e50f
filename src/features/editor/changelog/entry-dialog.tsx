"use client";

import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { formText } from "../dialogs/form-text.ts";
import { sentWords } from "../dialogs/sent-words.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { EntryFields } from "./entry-fields.tsx";
import { useWriteEntry } from "./use-write-entry.ts";

interface EntryDialogProps {
  /** The entry that is changed; null for a new one. */
  entry: ChangelogEntry | null;
  leave: () => void;
  /** Closes it when it is done. */
  finish: () => void;
  focusAfter: () => HTMLElement | null;
}

/**
 * Where an admin writes an entry, in German and French. What was written is not lost without a question, nor what is
 * written on while it is saved.
 */
export function EntryDialog({ entry, leave, finish, focusAfter }: EntryDialogProps) {
  const { t } = useEditorActions();
  const formId = useId();
  const [isChanged, setIsChanged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsavedWords(isChanged);
  const { problem, theirs, isBusy, isStored, write, forget } = useWriteEntry(entry);
  const onClose = () => (isChanged ? setIsAsking(true) : leave());

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);

  function onWritten(): void {
    setIsChanged(true);
    forget();
  }
  function onSubmitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const isAllSaved = sentWords(event.currentTarget);
    void write(
      { date: formText(given, "date"), de: formText(given, "de"), fr: formText(given, "fr") },
      () => isAllSaved() && finish(),
    );
  }

  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={t(isStored ? "changelog.change" : "changelog.write")}
      description={t("changelog.whoReads")}
      focusAfter={focusAfter}
      actions={
        <>
          <button type="button" className="vt-button vt-button--outline" onClick={onClose}>
            {t("dialog.cancel")}
          </button>
          <BusyButton type="submit" form={formId} className="vt-button vt-button--primary" isBusy={isBusy}>
            {t("changelog.save")}
          </BusyButton>
        </>
      }
    >
      <form ref={form} id={formId} className="vt-form" noValidate onSubmit={onSubmitted} onInput={onWritten}>
        <EntryFields entry={entry} problem={problem} theirs={theirs} />
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("changelog.leaveQuestion")}
        description={t("changelog.leaveWarning")}
        confirm={t("changelog.leave")}
        isDanger
        onConfirmed={leave}
      />
    </DialogFrame>
  );
}
