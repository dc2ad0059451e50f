"use client";

import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { isCouponDue } from "../../domain/hole-state.ts";
import { ResultCardButton } from "../result-card/result-card-button.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { RecordEntries } from "./record-entries.tsx";
import { RematchButton } from "./rematch-button.tsx";

type Props = Pick<ScreenProps, "texts" | "paths" | "course" | "locale"> & { view: GameView; store: GameStore | null };

/** What comes after a finished round: the result as a picture, the next round, the best list. Nothing before. */
export function AfterRound({ view, store, texts, paths, course, locale }: Props) {
  const pageIds = course.holes.map((hole) => hole.pageId);
  const isOver = isCouponDue(view.players, view.holes, pageIds);
  if (!isOver && view.rematchId === null) return null;
  return (
    <section className="after-round" aria-label={texts.afterRound}>
      {store && <RematchButton {...{ view, store, texts, paths }} />}
      {isOver && <ResultCardButton {...{ view, texts, course, locale }} />}
      {isOver && store && <RecordEntries {...{ view, store, texts, course }} />}
    </section>
  );
}
