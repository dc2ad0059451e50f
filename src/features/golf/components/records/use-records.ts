import { useCallback, useEffect, useState } from "react";
import type { RecordPeriod } from "../../domain/record-period.ts";
import type { RecordList } from "../../schema.ts";

interface Records {
  list: RecordList | null;
  status: "loading" | "ready" | "failed";
  reload: () => void;
}

/** The best list of a period. The one shown before stays until the new one is there, or cannot be had. */
export function useRecords(period: RecordPeriod): Records {
  const [list, setList] = useState<RecordList | null>(null);
  const [status, setStatus] = useState<Records["status"]>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    setStatus("loading");
    readRecords(period, left.signal).then(
      (found) => {
        setList(found);
        setStatus("ready");
      },
      () => {
        if (left.signal.aborted) return;
        setList(null); // it may be another period's
        setStatus("failed");
      },
    );
    return () => left.abort();
  }, [period, attempt]);
  return { list, status, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function readRecords(period: RecordPeriod, signal: AbortSignal): Promise<RecordList> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(10_000)]);
  const response = await fetch(`/api/v1/record/list?period=${period}`, { signal: patience });
  if (!response.ok) throw new Error(`the best list answered ${response.status}`);
  return (await response.json()) as RecordList; // the server checks it against its schema
}

/** Takes a line off the list; for editors. Answers whether it is off. */
export async function strikeRecord(recordId: string): Promise<boolean> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ recordId }) };
  const response = await fetch("/api/v1/record/strike", init).catch(() => null); // no line
  return response?.ok === true || response?.status === 404;
}
