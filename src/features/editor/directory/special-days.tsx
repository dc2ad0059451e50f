import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { writtenDate } from "~/lib/time/written-date.ts";
import { localTime } from "~/lib/time/zoned-time.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useKeyboardNearRows } from "../inputs/use-keyboard-near-rows.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ProblemNote } from "../controls/records/problem-note.tsx";
import type { Problems } from "../controls/records/problems.ts";
import { AddClosedDays } from "./add-closed-days.tsx";
import { withClosedDays } from "./closed-days.ts";
import { NextDayNote } from "./next-day-note.tsx";
import { TimeInputs } from "./time-inputs.tsx";
import { closedTime, type SpecialDay } from "./week-hours.ts";

interface Props {
  special: SpecialDay[];
  path: string;
  problems: Problems;
  onChanged: (special: SpecialDay[]) => void;
}

/**
 * Single dates whose hours go before the week's and before a holiday: other hours, or closed. Those that are over are
 * out of the way until they are asked for. A new one has no date yet, so that no day is closed by chance.
 */
export function SpecialDays({ special, path, problems, onChanged }: Props) {
  const { t, timeZone } = useEditorActions();
  const [today] = useState(() => localTime(new Date(), timeZone).slice(0, 10));
  const [over] = useState(() => special.filter(({ date }) => date < today)); // what is being typed is never hidden
  const [areAllShown, setAllShown] = useState(false);
  const [hasNew, setNew] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const kept = useKeyboardNearRows(list, add);
  const change = (at: number, part: Partial<SpecialDay>) =>
    onChanged(special.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const isWrong = (at: number) => Object.keys(problems).some((each) => `${each}.`.startsWith(`${path}.${at}.`));
  const wrong = (at: number) => {
    if (isClosedTwice(special, special[at]?.date)) return t("directory.wrong.specialTwice");
    return isWrong(at) ? t("directory.wrong.special") : null;
  };
  const hidden = areAllShown ? [] : special.filter((each) => over.includes(each));
  return (
    <fieldset ref={list} {...kept} className="vt-fieldset" data-vt-hours="special" tabIndex={-1}>
      <legend>{t("directory.special")}</legend>
      {over.length > 0 && (
        <button
          type="button"
          className="vt-button vt-button--quiet"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {t("directory.specialOver", { count: over.length })}
        </button>
      )}
      {special.map((day, at) => (
        <Day
          key={at}
          {...{ day }}
          isHidden={hidden.includes(day) && wrong(at) === null}
          isNew={hasNew && at === special.length - 1}
          wrong={wrong(at)}
          onChanged={(part) => change(at, part)}
          onRemoved={() => onChanged(special.filter((_, index) => index !== at))}
        />
      ))}
      <ProblemNote problem={special.some((_, at) => wrong(at)) ? undefined : problems[path]} />
      <button
        ref={add}
        type="button"
        className="vt-button vt-button--quiet"
        onClick={() => {
          setNew(true);
          onChanged([...special, { date: "", open: closedTime, close: closedTime }]);
        }}
      >
        <Plus size={16} aria-hidden />
        {t("directory.addSpecial")}
      </button>
      <AddClosedDays
        today={today}
        onChosen={(dates) => {
          setNew(false);
          onChanged(withClosedDays(special, dates));
        }}
      />
    </fieldset>
  );
}

interface DayProps {
  day: SpecialDay;
  isHidden: boolean;
  /** It was added just now: the keyboard is in its date. */
  isNew: boolean;
  /** What is wrong with it, in words. */
  wrong: string | null;
  onChanged: (part: Partial<SpecialDay>) => void;
  onRemoved: () => void;
}

function Day({ day: { date, open, close }, isHidden, isNew, wrong, onChanged, onRemoved }: DayProps) {
  const { t, editorLocale } = useEditorActions();
  const isClosed = open === closedTime && close === closedTime;
  const day = new Date(date); // while its year is typed, it may be none yet
  const name = Number.isNaN(day.getTime())
    ? t("directory.newSpecial")
    : writtenDate(day, editorLocale, { day: "numeric", month: "long", year: "numeric" }, "UTC");
  return (
    <div className="vt-hours__special" role="group" aria-label={name} hidden={isHidden}>
      <input
        type="date"
        className="vt-input"
        aria-label={t("directory.date")}
        aria-invalid={wrong !== null}
        autoFocus={isNew}
        value={date}
        onChange={({ target }) => onChanged({ date: target.value })}
      />
      <label className="vt-hours__closed">
        <input
          type="checkbox"
          className="vt-tick"
          checked={isClosed}
          onChange={({ target }) =>
            onChanged(target.checked ? { open: closedTime, close: closedTime } : { open: "09:00", close: "16:00" })
          }
        />
        {t("directory.closedDay")}
      </label>
      {!isClosed && (
        <div className="vt-hours__stretch">
          <TimeInputs day={name} {...{ open, close, onChanged }} />
        </div>
      )}
      {!isClosed && <NextDayNote open={open} close={close} />}
      <IconButton look="quiet" label={t("directory.removeSpecial", { date: name })} onClick={onRemoved}>
        <X size={16} aria-hidden />
      </IconButton>
      {wrong !== null && <p className="vt-error">{wrong}</p>}
    </div>
  );
}

/** Whether a date is closed and stands here once more. Pure. */
function isClosedTwice(special: readonly SpecialDay[], date: string | undefined): boolean {
  const same = special.filter((each) => date && each.date === date);
  return same.length > 1 && same.some(({ open, close }) => open === close);
}
