"use client";

import { useEffect, useId, useRef, useState } from "react";
import { recordPeriods, type RecordPeriod } from "../../domain/record-period.ts";
import { RecordTable } from "./record-table.tsx";
import type { RecordsProps } from "./records-props.ts";
import { strikeRecord, useRecords } from "./use-records.ts";

/** The course's best list: today, this month, all times. Editors can take lines off it. */
export default function RecordsScreen({ texts, locale, isEditing }: RecordsProps) {
  const group = useId();
  const [period, setPeriod] = useState<RecordPeriod>("month");
  const choice = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Somebody may have chosen before this script was there to hear of it.
    const chosen = choice.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    const known = recordPeriods.find((each) => each === chosen);
    if (known) setPeriod(known);
  }, []);
  const { list, status, reload } = useRecords(period);
  const [hasFailed, setHasFailed] = useState(false);
  const labels = { day: texts.recordsDay, month: texts.recordsMonth, all: texts.recordsAll };
  const empty = { day: texts.recordsEmptyDay, month: texts.recordsEmptyMonth, all: texts.recordsEmptyAll };

  async function onStruck(recordId: string) {
    const isDone = await strikeRecord(recordId);
    setHasFailed(!isDone);
    if (isDone) reload();
  }

  return (
    <div className="records" aria-busy={status === "loading"}>
      <fieldset ref={choice} className="records__periods">
        <legend className="sr-only">{texts.recordsPeriod}</legend>
        {recordPeriods.map((each) => (
          <label key={each} className="records__period">
            <input type="radio" name={group} value={each} checked={each === period} onChange={() => setPeriod(each)} />
            <span>{labels[each]}</span>
          </label>
        ))}
      </fieldset>
      {list !== null && list.records.length > 0 && (
        <RecordTable
          records={list.records}
          texts={texts}
          locale={locale}
          onStruck={isEditing ? (recordId) => void onStruck(recordId) : null}
        />
      )}
      <div className="records__state" role="status">
        {status === "loading" && list === null && <p className="golf__loading">{texts.loading}</p>}
        {status === "ready" && list?.records.length === 0 && <p className="records__empty">{empty[period]}</p>}
        {hasFailed && <p className="golf__problem">{texts.recordFailed}</p>}
        {status === "failed" && (
          <>
            <p className="golf__problem">{texts.recordsFailed}</p>
            <button type="button" className="button" data-variant="secondary" onClick={reload}>
              {texts.retry}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
