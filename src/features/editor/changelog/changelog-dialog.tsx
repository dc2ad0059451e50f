"use client";

import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ChangelogList } from "./changelog-list.tsx";
import { useChangelog } from "./use-changelog.ts";
import "../styles/changelog.css";

/** What is new in the product, by day: what the person has not seen when it opened by itself, everything otherwise. */
export default function ChangelogDialog() {
  const { t } = useEditorActions();
  const { list, isNews, showAll, close } = useChangelog();
  return (
    <DialogFrame
      isOpen
      onClose={close}
      title={t("changelog.title")}
      isUnasked={isNews}
      mustAnswer={isNews} // a press that was meant for the page does not take it away unread
      actions={
        <>
          {isNews && (
            <button type="button" className="vt-button vt-button--quiet" onClick={showAll}>
              {t("changelog.all")}
            </button>
          )}
          <button type="button" className="vt-button vt-button--outline" onClick={close}>
            {t("dialog.close")}
          </button>
        </>
      }
    >
      <ChangelogList list={list} />
    </DialogFrame>
  );
}
