"use client";

import { useId, useRef, useState, type FormEvent } from "react";
import type { ScheduledAction } from "~/features/page/schedule/schema.ts";
import { Segments } from "../controls/segments.tsx";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { formText } from "../dialogs/form-text.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { InputRow } from "../inputs/input-row.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { timeProblem } from "./time-problem.ts";
import { usePlans } from "./use-plans.ts";
import { useSchedules } from "./use-schedules.ts";
import { localMoment } from "./schedule-words.ts";
import "../styles/publishing.css";

/** Has the page go online or offline at a time of the site's own zone, and lists what is planned. */
export default function ScheduleDialog() {
  const { t, texts, editorLocale } = useEditorActions();
  const { showDialog } = useFrame();
  const { list } = useSchedules();
  const [action, setAction] = useState<ScheduledAction>("publish");
  const [refused, setRefused] = useState({ text: "", attempt: 0 });
  const { isBusy, add } = usePlans();
  const at = useRef<HTMLInputElement>(null);
  const atId = useId();

  function onSubmitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const local = formText(new FormData(event.currentTarget), "at");
    const problem = timeProblem(local, list.data?.now);
    if (problem === null) add({ action, local }, refuse);
    else refuse(problem);
  }

  function refuse(problem: string): void {
    const text = problem === "missing" ? t("schedule.atMissing") : refusalText(problem, texts);
    setRefused(({ attempt }) => ({ text, attempt: attempt + 1 }));
    at.current?.focus();
  }

  return (
    <DialogFrame
      isOpen
      onClose={() => showDialog(null)}
      title={t("schedule.title")}
      description={t("schedule.intro")}
      actions={
        <button type="button" className="vt-button vt-button--outline" onClick={() => showDialog(null)}>
          {t("dialog.close")}
        </button>
      }
    >
      <form className="vt-plan" noValidate onSubmit={onSubmitted}>
        <fieldset>
          <legend>{t("schedule.action")}</legend>
          <Segments
            value={action}
            onChosen={setAction}
            segments={[
              { value: "publish", label: t("schedule.publish") },
              { value: "takeDown", label: t("schedule.takeDown") },
            ]}
          />
        </fieldset>
        <InputRow id={atId} label={t("schedule.at")} error={refused.text || null} attempt={refused.attempt}>
          <input
            ref={at}
            id={atId}
            type="datetime-local"
            name="at"
            className="vt-input"
            min={list.data?.now}
            defaultValue=""
            aria-required
            aria-invalid={refused.text !== ""}
            aria-describedby={`${atId}-error`}
            onChange={() => setRefused((before) => ({ ...before, text: "" }))}
          />
        </InputRow>
        {list.data && (
          <p className="vt-hint">
            {t("schedule.zone", { zone: list.data.timeZone, time: localMoment(list.data.now, editorLocale) })}
          </p>
        )}
        <button type="submit" className="vt-button vt-button--primary" aria-disabled={isBusy}>
          {t("schedule.add")}
        </button>
      </form>
      <h3 className="vt-dialog__part">{t("schedule.planned")}</h3>
      {list.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {t("schedule.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void list.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {list.data?.schedules.length === 0 && <p className="vt-hint">{t("schedule.nothing")}</p>}
      <ul className="vt-rows">
        {list.data?.schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} />
        ))}
      </ul>
    </DialogFrame>
  );
}
