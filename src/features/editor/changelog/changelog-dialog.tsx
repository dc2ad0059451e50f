"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ChangelogList } from "./changelog-list.tsx";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { useChangelog } from "./use-changelog.ts";
import { useEntryTask } from "./use-entry-task.ts";
import "../styles/changelog.css";

/** What is new in the product, by day: what the person has not seen when it opened by itself, everything otherwise. */
export default function ChangelogDialog() {
  const { t } = useEditorActions();
  const { list, isNews, isAuthor, showAll, close } = useChangelog();
  const { task, begin, writeButton, ...ending } = useEntryTask();
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      isOpen
      onClose={close}
      title={t("changelog.title")}
      isUnasked={isNews}
      mustAnswer={isNews} // a press that was meant for the page does not take it away unread
      focusFirst={closeButton}
      actions={
        <>
          {isNews && (
            <button type="button" className="vt-button vt-button--quiet" onClick={showAll}>
              {t("changelog.all")}
            </button>
          )}
          {isAuthor && (
            <button
              ref={writeButton}
              type="button"
              className="vt-button vt-button--quiet"
              onClick={() => begin({ type: "write", entry: null })}
            >
              <Plus size={18} aria-hidden />
              {t("changelog.write")}
            </button>
          )}
          <button ref={closeButton} type="button" className="vt-button vt-button--outline" onClick={close}>
            {t("dialog.close")}
          </button>
        </>
      }
    >
      <ChangelogList list={list} onTask={isAuthor ? begin : null} />
      {task?.type === "write" && <EntryDialog entry={task.entry} {...ending} />}
      {task?.type === "delete" && <DeleteEntryDialog entry={task.entry} {...ending} />}
    </DialogFrame>
  );
}
