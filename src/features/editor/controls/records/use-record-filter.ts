import { useState } from "react";
import type { PublicationStatus } from "~/features/directory/schema.ts";
import { usePaused } from "../../state/use-paused.ts";

/** What of a table of records is asked for: a text, once the keys have rested, and a status or all. */
export function useRecordFilter() {
  const [written, setWritten] = useState("");
  const [status, setStatus] = useState<PublicationStatus | undefined>(undefined);
  return { written, setWritten, search: usePaused(written.trim()), status, setStatus };
}
export type RecordFilter = ReturnType<typeof useRecordFilter>;
