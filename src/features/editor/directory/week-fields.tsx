import { Copy, Plus, X } from "lucide-react";
import { Fragment, useRef } from "react";
import { weekdaysInWords } from "~/features/blocks/branches/hours-words.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { ProblemNote } from "../controls/records/problem-note.tsx";
import type { Problem } from "../controls/records/problems.ts";
import { useKeyboardNearRows } from "../inputs/use-keyboard-near-rows.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { NextDayNote } from "./next-day-note.tsx";
import { TimeInputs } from "./time-inputs.tsx";
import { copiedDay, copiedTo, nextPeriod, periodOf, withDay, wrongDays, type Period } from "./week-hours.ts";

interface Props {
  periods: Period[];
  problem: Problem | undefined;
  onChanged: (periods: Period[]) => void;
}

/** The hours of the week, day by day; a day without a stretch is closed. */
export function WeekFields({ periods, problem, onChanged }: Props) {
  const { t, editorLocale } = useEditorActions();
  const names = weekdaysInWords(editorLocale, "long");
  const copied = copiedDay(periods);
  const nameOf = (day: number | undefined) => names[(day ?? 1) - 1] ?? "";
  const daysOf = (days: readonly number[]) =>
    days.length === 1 ? nameOf(days[0]) : t("directory.daysTo", { first: nameOf(days[0]), last: nameOf(days.at(-1)) });
  const wrong = problem === undefined ? null : wrongDays(periods);
  const isElsewhere = wrong?.size === 0;
  return (
    <fieldset className="vt-fieldset" data-vt-hours="week" aria-invalid={isElsewhere} tabIndex={-1}>
      <legend>{t("directory.hours")}</legend>
      {names.map((name, index) => (
        <Day
          key={name}
          day={index + 1}
          name={name}
          problem={wrong?.has(index + 1) ? problem : undefined}
          {...{ periods, onChanged }}
        />
      ))}
      {copied && (
        <button
          type="button"
          className="vt-button vt-button--quiet"
          onClick={() => onChanged(copiedTo(periods, copied.from, copied.days))}
        >
          <Copy size={16} aria-hidden />
          {t("directory.copyDay", { day: nameOf(copied.from), days: daysOf(copied.days) })}
        </button>
      )}
      {isElsewhere && <ProblemNote problem={problem} />}
    </fieldset>
  );
}

interface DayProps {
  /** From 1 for Monday. */
  day: number;
  name: string;
  periods: Period[];
  /** What is wrong with the hours of this day. */
  problem: Problem | undefined;
  onChanged: (periods: Period[]) => void;
}

function Day({ day, name, periods, problem, onChanged }: DayProps) {
  const { t } = useEditorActions();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const kept = useKeyboardNearRows(list, add);
  const own = periods.filter(({ open }) => open.day === day);
  const save = (next: Period[]) => onChanged(withDay(periods, day, next));
  const replaced = (at: number, period: Period | null) =>
    save(own.flatMap((each, index) => (index === at ? (period ?? []) : [each])));
  return (
    <div className="vt-hours__day" role="group" aria-label={name} aria-invalid={problem !== undefined} tabIndex={-1}>
      <span className="vt-hours__name">{name}</span>
      <div ref={list} {...kept} className="vt-hours__stretches">
        {own.length === 0 && <span className="vt-hint">{t("directory.closedDay")}</span>}
        {own.map(({ open, close }, at) => (
          <Fragment key={at}>
            <div className="vt-hours__stretch">
              <TimeInputs
                day={name}
                open={open.time}
                close={close.time}
                onChanged={(times) => replaced(at, periodOf(day, times.open, times.close))}
              />
              <IconButton
                look="quiet"
                label={t("directory.removeHours", { day: name })}
                onClick={() => replaced(at, null)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </div>
            <NextDayNote open={open.time} close={close.time} />
          </Fragment>
        ))}
      </div>
      {own.length < 4 && (
        <IconButton
          ref={add}
          look="quiet"
          label={t("directory.addHours", { day: name })}
          onClick={() => save([...own, nextPeriod(day, own)])}
        >
          <Plus size={16} aria-hidden />
        </IconButton>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
}
