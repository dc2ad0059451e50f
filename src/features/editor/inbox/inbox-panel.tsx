"use client";

import { Download, Search } from "lucide-react";
import { useState } from "react";
import { inboxLists, type InboxList } from "~/features/forms/inbox/schema.ts";
import { MoreButton } from "../controls/more-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import type { MessageKey } from "../messages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { usePaused } from "../state/use-paused.ts";
import { ChosenAnswers } from "./chosen-answers.tsx";
import { InboxAnswerRow } from "./inbox-answer.tsx";
import { useInbox, type InboxWork } from "./use-inbox.ts";
import { RemoveAnswersDialog, type LeavingAnswers } from "./remove-answers-dialog.tsx";
import { useInboxCount } from "./use-inbox-count.ts";
import { useNextAnswer } from "./use-next-answer.ts";
import { useOnArrivals } from "./use-on-arrivals.ts";
import "../styles/inbox.css";

const none = { open: "inbox.noneOpen", done: "inbox.noneDone", spam: "inbox.noneSpam" } as const satisfies Record<
  InboxList,
  MessageKey
>;

/** What visitors sent by the site's forms: to be dealt with, done, or taken for spam. */
export default function InboxPanel() {
  const { t } = useEditorActions();
  const { togglePanel } = useFrame();
  const [list, setList] = useState<InboxList>("open");
  const [written, setWritten] = useState("");
  const search = usePaused(written.trim());
  const inbox = useInbox(list, search);
  const counts = useInboxCount();
  const [leaving, setLeaving] = useState<LeavingAnswers | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { answers, shown } = inbox;
  useOnArrivals(counts, () => void answers.refetch({ cancelRefetch: false }));
  const chosen = shown.flatMap(({ id }) => (marked.has(id) ? [id] : [])); // what lies in another list is not among them
  const setChosen = (ids: readonly string[]) => setMarked(new Set(ids));
  const next = useNextAnswer(shown);
  const work: InboxWork = {
    ...inbox,
    setDone: next.goingOn(inbox.setDone),
    setSpam: next.goingOn(inbox.setSpam),
    setOpen: next.goingOn(inbox.setOpen),
  };
  const countOf = (each: InboxList) => (each === "done" ? 0 : (counts?.[each] ?? 0));

  return (
    <SidePanel title={t("inbox.title")} closeLabel={t("inbox.close")} onClose={() => togglePanel("inbox")}>
      <Segments
        label={t("inbox.list")}
        value={list}
        onChosen={setList}
        areBeside
        segments={inboxLists.map((value) => {
          const count = countOf(value);
          return { value, label: count > 0 ? `${t(`inbox.${value}`)} (${count})` : t(`inbox.${value}`) };
        })}
      />
      <label className="vt-search vt-inbox__search">
        <Search aria-hidden />
        <span className="vt-sr">{t("inbox.search")}</span>
        <input
          type="search"
          className="vt-input"
          maxLength={100}
          placeholder={t("inbox.search")}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </label>
      {answers.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {answers.isError && (
        <p role="alert" className="vt-error">
          {t("inbox.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void answers.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {answers.isSuccess && shown.length === 0 && (
        <p role="status" className="vt-hint">
          {search === "" ? t(none[list]) : t("inbox.noneFound", { search })}
        </p>
      )}
      {shown.length > 0 && (
        <ChosenAnswers
          {...{ list, work, chosen }}
          shown={shown.map(({ id }) => id)}
          onChosen={setChosen}
          onRemove={() => setLeaving({ ids: chosen, name: "" })}
        />
      )}
      <ol ref={next.list} className="vt-inbox" tabIndex={-1} aria-label={t(`inbox.${list}`)}>
        {shown.map((answer) => (
          <InboxAnswerRow
            key={answer.id}
            {...{ answer, list, work }}
            isChosen={marked.has(answer.id)}
            onChosen={(isChosen) =>
              setChosen(isChosen ? [...chosen, answer.id] : chosen.filter((id) => id !== answer.id))
            }
            onRemove={({ id, sender }) => setLeaving({ ids: [id], name: sender || t("inbox.nobody") })}
          />
        ))}
      </ol>
      <MoreButton asked={answers} list={next.list}>
        {t("inbox.older")}
      </MoreButton>
      {shown.length > 0 && (
        <button type="button" className="vt-button vt-button--quiet" onClick={() => void work.download()}>
          <Download size={16} aria-hidden />
          {t("inbox.file")}
        </button>
      )}
      {counts && <p className="vt-hint">{t("inbox.about", { months: counts.keptMonths })}</p>}
      <RemoveAnswersDialog
        {...{ leaving, next }}
        onClose={() => setLeaving(null)}
        onConfirmed={(ids) => {
          void work.remove(ids);
          setChosen(chosen.filter((id) => !ids.includes(id)));
        }}
      />
    </SidePanel>
  );
}
