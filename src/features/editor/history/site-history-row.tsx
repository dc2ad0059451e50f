"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { ListedSiteEntry } from "~/features/site/history/schema.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { refusalText } from "../dialogs/message-of.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useUndoToast } from "../site/use-undo-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { settingChangeWords, siteEntryWords } from "./site-entry-words.ts";
import { useMoments } from "./use-moments.ts";

/** One entry of the site's history: when, what, and by whom; one's own can be taken back. */
export function SiteHistoryRow({ entry }: { entry: ListedSiteEntry }) {
  const { t, texts } = useEditorActions();
  const session = useSiteSession();
  const tell = useUndoToast();
  const moment = useMoments();
  const [isBusy, setIsBusy] = useState(false);
  const date = moment(entry.at);
  const words = siteEntryWords(entry, t);

  function onTakenBack(): void {
    setIsBusy(true);
    session.takeBackAll(entry.opIds, {
      onSaved: (opId) => {
        setIsBusy(false);
        tell(t("history.takenBack", { words }), { opId });
      },
      onWaiting: () => setIsBusy(false),
      onProblem: ({ refusal }) => {
        setIsBusy(false);
        toast.error(t("history.takeBackFailed", { message: refusalText(refusal, texts) }));
      },
    });
  }

  return (
    <li className="vt-history__entry">
      <p className="vt-history__head">
        <time dateTime={entry.at}>{date}</time>
        {entry.isTakenBack && <span className="vt-badge vt-badge--quiet">{t("history.isTakenBack")}</span>}
      </p>
      <p className="vt-history__words">{words}</p>
      {entry.settings.length > 0 && (
        <ul className="vt-history__settings">
          {entry.settings.map((change) => (
            <li key={change.path.join(".")}>{settingChangeWords(change, t, texts)}</li>
          ))}
        </ul>
      )}
      <p className="vt-hint">{entry.actorName}</p>
      {entry.opIds.length > 0 && (
        <div className="vt-history__tools">
          <BusyButton
            type="button"
            className="vt-button vt-button--outline"
            aria-label={t("history.takeBackOf", { words, date })}
            isBusy={isBusy}
            onClick={onTakenBack}
          >
            <Undo2 size={16} aria-hidden />
            {t("history.takeBack")}
          </BusyButton>
        </div>
      )}
    </li>
  );
}
