import { CalendarOff } from "lucide-react";
import { useState } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { datesBetween } from "./closed-days.ts";

interface Props {
  /** From when on they are looked for, as "2026-12-24". */
  today: string;
  onChosen: (dates: string[]) => void;
}

/** Closes a stretch of days at once, such as a shop's holidays. */
export function AddClosedDays({ today, onChosen }: Props) {
  const { t } = useEditorActions();
  const [chosen, setChosen] = useState<{ from: string; to: string } | null>(null);
  const [done, setDone] = useState<number | null>(null);
  if (!chosen)
    return (
      <>
        <p className="vt-hint" role="status">
          {done !== null && t("directory.closedDone", { count: done })}
        </p>
        <button
          type="button"
          className="vt-button vt-button--quiet"
          autoFocus={done !== null} // the one that was pressed is gone
          onClick={() => setChosen({ from: "", to: "" })}
        >
          <CalendarOff size={16} aria-hidden />
          {t("directory.addClosedDays")}
        </button>
      </>
    );
  const dates = datesBetween(chosen.from, chosen.to);
  const isWrong = chosen.from !== "" && chosen.to !== "" && dates.length === 0;
  return (
    <div className="vt-hours__away" role="group" aria-label={t("directory.addClosedDays")}>
      <label>
        {t("directory.closedFrom")}
        <input
          type="date"
          className="vt-input"
          autoFocus
          min={today}
          value={chosen.from}
          onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
        />
      </label>
      <label>
        {t("directory.closedTo")}
        <input
          type="date"
          className="vt-input"
          min={chosen.from || today}
          value={chosen.to}
          onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
        />
      </label>
      <p className="vt-error" role="status">
        {isWrong && t("directory.closedWrong")}
      </p>
      <button type="button" className="vt-button vt-button--outline" onClick={() => setChosen(null)}>
        {t("dialog.cancel")}
      </button>
      <button
        type="button"
        className="vt-button vt-button--primary"
        disabled={dates.length === 0}
        onClick={() => {
          setChosen(null);
          setDone(dates.length);
          onChosen(dates);
        }}
      >
        {dates.length === 0 ? t("directory.addClosedDays") : t("directory.closeDays", { count: dates.length })}
      </button>
    </div>
  );
}
