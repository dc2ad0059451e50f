"use client";

import { isCouponDue } from "../../domain/hole-state.ts";
import { ResultCardButton } from "../result-card/result-card-button.tsx";
import { useRound } from "../round/use-round.ts";
import { RecordEntries } from "./record-entries.tsx";
import { RematchButton } from "./rematch-button.tsx";

/** What comes after a finished round: the result as a picture, the next round, the best list. Nothing before. */
export function AfterRound() {
  const { view, store, texts, course } = useRound();
  const pageIds = course.holes.map((hole) => hole.pageId);
  const isOver = isCouponDue(view.players, view.holes, pageIds);
  if (!isOver) return null;
  return (
    <section className="after-round" aria-label={texts.afterRound}>
      {store && view.rematchId === null && <RematchButton />}
      <ResultCardButton />
      {store && <RecordEntries />}
    </section>
  );
}
