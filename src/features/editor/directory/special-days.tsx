import { Plus, X } from "lucide-react";
import { localTime } from "~/lib/zoned-time.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ProblemNote } from "../controls/records/problem-note.tsx";
import type { Problems } from "../controls/records/problems.ts";
import { closedTime, type SpecialDay } from "./week-hours.ts";

interface Props {
  special: SpecialDay[];
  path: string;
  problems: Problems;
  onChanged: (special: SpecialDay[]) => void;
}

/** Single dates whose hours go before the week's and before a holiday: other hours, or closed. */
export function SpecialDays({ special, path, problems, onChanged }: Props) {
  const { t, timeZone } = useEditorActions();
  const change = (at: number, part: Partial<SpecialDay>) =>
    onChanged(special.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const today = localTime(new Date(), timeZone).slice(0, 10);
  const isWrong = (at: number) => Object.keys(problems).some((each) => each.startsWith(`${path}.${at}`));
  return (
    <fieldset className="vt-fieldset">
      <legend>{t("directory.special")}</legend>
      {special.map(({ date, open, close }, at) => {
        const isClosed = open === closedTime && close === closedTime;
        return (
          <div key={at} className="vt-hours__special" role="group" aria-label={date}>
            <input
              type="date"
              className="vt-input"
              aria-label={t("directory.date")}
              aria-invalid={isWrong(at)}
              value={date}
              onChange={({ target }) => change(at, { date: target.value })}
            />
            <label className="vt-hours__closed">
              <input
                type="checkbox"
                checked={isClosed}
                onChange={({ target }) =>
                  change(
                    at,
                    target.checked ? { open: closedTime, close: closedTime } : { open: "09:00", close: "16:00" },
                  )
                }
              />
              {t("directory.closedDay")}
            </label>
            {!isClosed && (
              <div className="vt-hours__stretch">
                <input
                  type="time"
                  className="vt-input"
                  aria-label={t("directory.from", { day: date })}
                  value={open}
                  onChange={({ target }) => change(at, { open: target.value })}
                />
                <span aria-hidden>–</span>
                <input
                  type="time"
                  className="vt-input"
                  aria-label={t("directory.to", { day: date })}
                  value={close}
                  onChange={({ target }) => change(at, { close: target.value })}
                />
              </div>
            )}
            <IconButton
              look="quiet"
              label={t("directory.removeSpecial", { date })}
              onClick={() => onChanged(special.filter((_, index) => index !== at))}
            >
              <X size={16} aria-hidden />
            </IconButton>
            {isWrong(at) && <p className="vt-error">{t("directory.wrong.special")}</p>}
          </div>
        );
      })}
      <ProblemNote problem={problems[path]} />
      <button
        type="button"
        className="vt-button vt-button--quiet"
        onClick={() => onChanged([...special, { date: today, open: closedTime, close: closedTime }])}
      >
        <Plus size={16} aria-hidden />
        {t("directory.addSpecial")}
      </button>
    </fieldset>
  );
}
