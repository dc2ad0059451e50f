"use client";

import { Fragment, useEffect, useId, useRef, useState, type FormEvent } from "react";
import type { ScheduledAction } from "~/features/page/schedule/schema.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import type { Publication } from "../bar/use-publication.ts";
import { Segments } from "../controls/segments.tsx";
import { formText } from "../dialogs/form-text.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { InputRow } from "../inputs/input-row.tsx";
import { useShowFinding } from "../publish-check/use-show-finding.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { localMoment } from "./schedule-words.ts";
import { timeProblem } from "./time-problem.ts";
import { usePlans } from "./use-plans.ts";
import { useSchedules } from "./use-schedules.ts";

/**
 * Plans one step of the page. A publish that would be refused as the page stands now says what is missing, with the way
 * there, and its button says that it is planned nevertheless. What waits already is given another time here. A home page
 * only ever goes online.
 */
export function PlanForm({ missing }: Pick<Publication, "missing">) {
  const { t, texts, editorLocale } = useEditorActions();
  const isHome = useEditorPart(({ document }) => document.role === "home");
  const { list } = useSchedules();
  const [action, setAction] = useState<ScheduledAction>("publish");
  const [refused, setRefused] = useState({ text: "", attempt: 0 });
  const { isBusy, add, move } = usePlans();
  const showFinding = useShowFinding();
  const at = useRef<HTMLInputElement>(null);
  const atId = useId();
  const waiting = list.data?.schedules.find((plan) => plan.action === action && plan.refusal === null);
  const planned = waiting?.local.slice(0, 16) ?? "";
  // Also when it is moved from another place, or taken back below; what somebody has typed stays.
  const shown = useRef(planned);
  useEffect(() => {
    if (at.current?.value === shown.current) at.current.value = planned;
    shown.current = planned;
  }, [planned]);
  const isHeldUp = action === "publish" && missing.length > 0;

  function onSubmitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const local = formText(new FormData(event.currentTarget), "at");
    const problem = timeProblem(local, list.data?.now);
    if (problem === null && waiting) move(waiting, local, refuse);
    else if (problem === null) add({ action, local }, refuse);
    else refuse(problem);
  }

  function refuse(problem: string): void {
    const text = problem === "missing" ? t("schedule.atMissing") : refusalText(problem, texts);
    setRefused(({ attempt }) => ({ text, attempt: attempt + 1 }));
    at.current?.focus();
  }

  return (
    <form className="vt-plan" noValidate onSubmit={onSubmitted}>
      {!isHome && (
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
      )}
      <InputRow id={atId} label={t("schedule.at")} error={refused.text || null} attempt={refused.attempt}>
        <input
          ref={at}
          id={atId}
          type="datetime-local"
          name="at"
          className="vt-input"
          min={list.data?.now}
          defaultValue={planned}
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
      {isHeldUp && (
        <p role="status" className="vt-error">
          {t("schedule.heldUp")}{" "}
          {missing.map(({ locale, texts: { length: count } }, index) => (
            <Fragment key={locale}>
              {index > 0 && ", "}
              <button
                type="button"
                className="vt-link"
                onClick={() =>
                  showFinding({
                    type: "untranslated",
                    place: { type: "translations", state: "missing" },
                    text: String(count),
                    locales: [locale],
                  })
                }
              >
                {t("publishAll.fill", { locale: locale.toUpperCase(), count })}
              </button>
            </Fragment>
          ))}
        </p>
      )}
      <BusyButton type="submit" className="vt-button vt-button--primary" isBusy={isBusy}>
        {t(waiting ? "schedule.move" : isHeldUp ? "schedule.addAnyway" : "schedule.add")}
      </BusyButton>
    </form>
  );
}
