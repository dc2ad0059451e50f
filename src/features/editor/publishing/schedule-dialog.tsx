"use client";

import { usePublication } from "../bar/use-publication.ts";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { PlanForm } from "./plan-form.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import { useSchedules } from "./use-schedules.ts";
import "../styles/publishing.css";

/** Has the page go online or offline at a time of the site's own zone, and lists what is planned. */
export default function ScheduleDialog() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const { list } = useSchedules();
  const { missing } = usePublication();
  const isHome = useEditorPart(({ document }) => document.role === "home");

  return (
    <DialogFrame
      isOpen
      onClose={() => showDialog(null)}
      title={t("schedule.title")}
      description={t(isHome ? "schedule.introHome" : "schedule.intro")}
      actions={
        <button type="button" className="vt-button vt-button--outline" onClick={() => showDialog(null)}>
          {t("dialog.close")}
        </button>
      }
    >
      <PlanForm missing={missing} />
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
