"use client";

import { ResultCardButton } from "../result-card/result-card-button.tsx";
import { useRound } from "../round/use-round.ts";
import { RecordEntries } from "./record-entries.tsx";
import { RematchButton } from "./rematch-button.tsx";

/** The result as a picture, the next round, the best list. */
export default function AfterRoundParts() {
  const { view, store, texts } = useRound();
  return (
    <section className="after-round" aria-label={texts.afterRound}>
      {store && view.rematchId === null && <RematchButton />}
      <ResultCardButton />
      {store && <RecordEntries />}
    </section>
  );
}
