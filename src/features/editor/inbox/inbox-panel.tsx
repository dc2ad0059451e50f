"use client";

import { Download, Search } from "lucide-react";
import { useRef, useState } from "react";
import { inboxLists, type InboxList } from "~/features/forms/inbox/schema.ts";
import { MoreButton } from "../controls/more-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import type { MessageKey } from "../messages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { usePaused } from "../state/use-paused.ts";
import { entryAfter } from "../controls/entry-after.ts";
import { ChosenAnswers } from "./chosen-answers.tsx";
import { InboxAnswerRow } from "./inbox-answer.tsx";
import { useInbox, type InboxWork } from "./use-inbox.ts";
import { useInboxCount } from "./use-inbox-count.ts";
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
  const [leaving, setLeaving] = useState<{ ids: readonly string[]; name: string } | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { answers, shown } = inbox;
  useOnArrivals(counts && counts.open + counts.spam, () => void answers.refetch({ cancelRefetch: false }));
  const chosen = shown.flatMap(({ id }) => (marked.has(id) ? [id] : [])); // what lies in another list is not among them
  const setChosen = (ids: readonly string[]) => setMarked(new Set(ids));
  const box = useRef<HTMLOListElement>(null);
  const goesOn = useRef<{ at: string | null } | null>(null);
  const after = (gone: readonly string[]) =>
    entryAfter(
      shown.map(({ id }) => id),
      gone,
    );
  const placeAt = (answer: string | null) =>
    box.current?.querySelector<HTMLElement>(`[data-answer="${answer ?? ""}"] .vt-inbox__head`) ?? box.current;
  /** What was pressed goes with the answers: the keyboard goes on at the next. */
  const goingOn = (does: InboxWork["setDone"]) => (ids: readonly string[]) => {
    placeAt(after(ids))?.focus();
    return does(ids);
  };
  const work: InboxWork = {
    ...inbox,
    setDone: goingOn(inbox.setDone),
    setSpam: goingOn(inbox.setSpam),
    setOpen: goingOn(inbox.setOpen),
  };
  const several = leaving?.ids.length ?? 0;
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
      <ol ref={box} className="vt-inbox" tabIndex={-1} aria-label={t(`inbox.${list}`)}>
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
      <MoreButton asked={answers} list={box}>
        {t("inbox.older")}
      </MoreButton>
      {shown.length > 0 && (
        <button type="button" className="vt-button vt-button--quiet" onClick={() => void work.download()}>
          <Download size={16} aria-hidden />
          {t("inbox.file")}
        </button>
      )}
      {counts && <p className="vt-hint">{t("inbox.about", { months: counts.keptMonths })}</p>}
      <ConfirmDialog
        isOpen={leaving !== null}
        isDanger
        title={several > 1 ? t("inbox.removeSeveralTitle", { count: several }) : t("inbox.removeTitle")}
        description={
          several > 1
            ? t("inbox.removeSeveralText")
            : t("inbox.removeText", { name: leaving?.name || t("inbox.nobody") })
        }
        confirm={t("inbox.remove")}
        focusAfter={() => goesOn.current && placeAt(goesOn.current.at)}
        onClose={() => {
          goesOn.current = null;
          setLeaving(null);
        }}
        onConfirmed={() => {
          goesOn.current = { at: after(leaving?.ids ?? []) };
          if (leaving) void work.remove(leaving.ids);
          setLeaving(null);
          setChosen(chosen.filter((id) => !leaving?.ids.includes(id)));
        }}
      />
    </SidePanel>
  );
}
