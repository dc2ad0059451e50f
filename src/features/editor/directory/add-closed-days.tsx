import { CalendarOff } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { closingProblem, datesBetween } from "./closed-days.ts";

interface Props {
  /** From when on they are looked for, as "2026-12-24". */
  today: string;
  onChosen: (dates: string[]) => void;
}

/**
 * Closes a stretch of days at once, such as a shop's holidays. Who saves the form around it with both dates written
 * means them to be closed; with one of them, the other is asked for first.
 */
export function AddClosedDays({ today, onChosen }: Props) {
  const { t } = useEditorActions();
  const [chosen, setChosen] = useState<{ from: string; to: string } | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setChosen({ from: "", to: "" });
    setDone(null);
    setWasOpen(true);
  };
  const close = (dates: string[]) => {
    setChosen(null);
    setDone(dates.length);
    onChosen(dates);
  };
  return (
    <>
      {/* It stands there before it says something: else it is not read out. */}
      <p className="vt-hint" role="status">
        {done !== null && t("directory.closedDone", { count: done })}
      </p>
      {chosen ? (
        <Stretch {...{ today, chosen }} onChanged={setChosen} onLeft={() => setChosen(null)} onClosed={close} />
      ) : (
        <button
          type="button"
          className="vt-button vt-button--quiet"
          autoFocus={wasOpen} // the one that was pressed is gone
          onClick={open}
        >
          <CalendarOff size={16} aria-hidden />
          {t("directory.addClosedDays")}
        </button>
      )}
    </>
  );
}

interface StretchProps {
  today: string;
  chosen: { from: string; to: string };
  onChanged: (chosen: { from: string; to: string }) => void;
  onLeft: () => void;
  onClosed: (dates: string[]) => void;
}

function Stretch({ today, chosen, onChanged, onLeft, onClosed }: StretchProps) {
  const { t } = useEditorActions();
  const problem = closingProblem(chosen.from, chosen.to, today);
  const dates = chosen.from < today ? [] : datesBetween(chosen.from, chosen.to);
  const isWritten = chosen.from !== "" || chosen.to !== "";
  const group = useRef<HTMLDivElement>(null);
  useUnsavedWords(isWritten);
  const askForMissing = () => {
    const [from, to] = group.current?.querySelectorAll("input") ?? [];
    (chosen.from === "" || problem === "closedPast" ? from : to)?.focus();
  };
  const onSent = useEffectEvent((event: Event) => {
    if (!isWritten) return;
    if (dates.length > 0) return flushSync(() => onClosed(dates)); // before the form reads what is written
    event.preventDefault();
    event.stopPropagation();
    askForMissing();
  });
  useEffect(() => {
    const form = group.current?.closest("form");
    const onSubmit = (event: Event) => onSent(event);
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  }, []);
  return (
    <div ref={group} className="vt-hours__away" role="group" aria-label={t("directory.addClosedDays")}>
      <label>
        {t("directory.closedFrom")}
        <input
          type="date"
          className="vt-input"
          autoFocus
          min={today}
          value={chosen.from}
          onChange={({ target }) => onChanged({ ...chosen, from: target.value })}
        />
      </label>
      <label>
        {t("directory.closedTo")}
        <input
          type="date"
          className="vt-input"
          min={chosen.from || today}
          value={chosen.to}
          onChange={({ target }) => onChanged({ ...chosen, to: target.value })}
        />
      </label>
      <p className="vt-error" role="status">
        {problem && t(`directory.${problem}`)}
      </p>
      <button type="button" className="vt-button vt-button--outline" onClick={onLeft}>
        {t("dialog.cancel")}
      </button>
      <button
        type="button"
        className="vt-button vt-button--primary"
        aria-disabled={dates.length === 0} // disabled, it would drop the keyboard
        onClick={() => (dates.length === 0 ? askForMissing() : onClosed(dates))}
      >
        {dates.length === 0 ? t("directory.addClosedDays") : t("directory.closeDays", { count: dates.length })}
      </button>
    </div>
  );
}
