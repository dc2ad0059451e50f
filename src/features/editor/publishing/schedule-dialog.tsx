"use client";

import { useState, type FormEvent } from "react";
import type { ScheduledAction } from "~/features/page/schedule/schema.ts";
import { publishArea } from "../bar/publish-area.tsx";
import { Segments } from "../controls/segments.tsx";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { formText } from "../dialogs/form-text.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { usePlans } from "./use-plans.ts";
import { useSchedules } from "./use-schedules.ts";
import { localMoment } from "./schedule-words.ts";
import "../styles/publishing.css";

/** Has the page go online or offline at a time of the site's own zone, and lists what is planned. */
export default function ScheduleDialog() {
  const { t, editorLocale } = useEditorActions();
  const { showDialog } = useFrame();
  const { list } = useSchedules();
  const [action, setAction] = useState<ScheduledAction>("publish");
  const { isBusy, add } = usePlans();

  function onSubmitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    add({ action, local: formText(new FormData(event.currentTarget), "at") });
  }

  return (
    <DialogFrame
      isOpen
      onClose={() => showDialog(null)}
      title={t("schedule.title")}
      description={t("schedule.intro")}
      focusAfter={publishArea}
      actions={
        <button type="button" className="vt-button vt-button--outline" onClick={() => showDialog(null)}>
          {t("dialog.close")}
        </button>
      }
    >
      <form className="vt-plan" onSubmit={onSubmitted}>
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
        <label className="vt-field">
          {t("schedule.at")}
          <input type="datetime-local" name="at" className="vt-input" required min={list.data?.now} defaultValue="" />
        </label>
        {list.data && (
          <p className="vt-hint">
            {t("schedule.zone", { zone: list.data.timeZone, time: localMoment(list.data.now, editorLocale) })}
          </p>
        )}
        <button type="submit" className="vt-button vt-button--primary" disabled={isBusy}>
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
