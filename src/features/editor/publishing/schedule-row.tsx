"use client";

import type { Schedule } from "~/features/page/schedule/schema.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { scheduleWords } from "./schedule-words.ts";
import { usePlans } from "./use-plans.ts";

/** One plan and the way to take it back, or why it could not be carried out. */
export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const { t, texts, editorLocale } = useEditorActions();
  const { isBusy, cancel } = usePlans();
  const { by, refusal } = schedule;
  const what = scheduleWords(schedule, t, editorLocale);
  return (
    <li className="vt-row">
      <span className="vt-row__name">
        {what}
        <small className="vt-hint">{t("schedule.by", { name: by })}</small>
        {refusal !== null && (
          <small className="vt-error" role="alert">
            {t("schedule.refused", { reason: refusalText(refusal, texts) })}
          </small>
        )}
      </span>
      <BusyButton
        type="button"
        className="vt-button vt-button--outline"
        aria-label={refusal === null ? t("schedule.cancelOf", { what }) : undefined}
        isBusy={isBusy}
        onClick={() => cancel(schedule)}
      >
        {t(refusal === null ? "schedule.cancel" : "schedule.dismiss")}
      </BusyButton>
    </li>
  );
}
