"use client";

import type { Schedule } from "~/features/page/schedule/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { refusalText } from "../dialogs/message-of.ts";
import { useCallWithToast } from "../dialogs/use-call-with-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { scheduleWords } from "./schedule-words.ts";

const calls = { loading: "schedule.canceling", success: "schedule.canceled", failed: "schedule.cancelFailed" } as const;

/** One plan and the way to take it back, or why it could not be carried out. */
export function ScheduleRow({ schedule, onGone }: { schedule: Schedule; onGone: () => Promise<void> }) {
  const { t, texts, editorLocale } = useEditorActions();
  const client = useTRPCClient();
  const { isBusy, run } = useCallWithToast(calls);
  const { id, by, refusal } = schedule;
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
      <button
        type="button"
        className="vt-button vt-button--outline"
        aria-label={refusal === null ? t("schedule.cancelOf", { what }) : undefined}
        disabled={isBusy}
        onClick={() =>
          void run(async () => {
            await client.page.schedule.cancel.mutate({ id });
            await onGone();
            return {};
          })
        }
      >
        {t(refusal === null ? "schedule.cancel" : "schedule.dismiss")}
      </button>
    </li>
  );
}
