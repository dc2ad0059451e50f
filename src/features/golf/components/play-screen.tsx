"use client";

import { PlayCard } from "./play/play-card.tsx";
import { RoundProvider } from "./round/round-provider.tsx";
import { RoundState } from "./round/round-state.tsx";
import { useRound } from "./round/use-round.ts";
import { RoundSheets } from "./sheets/round-sheets.tsx";
import type { ScreenProps } from "./screen-props.ts";

interface CardOptions {
  showHoleStates: boolean;
}

/** The round, for players and spectators: one page for each hole and the ranking as the last. */
export default function PlayScreen(props: ScreenProps & CardOptions) {
  return (
    <RoundProvider {...props}>
      <RoundSheets>
        <Play showHoleStates={props.showHoleStates} />
      </RoundSheets>
    </RoundProvider>
  );
}

function Play({ showHoleStates }: CardOptions) {
  const { view, texts, course, isEditing } = useRound();
  if (course.holes.length === 0) return <p className="golf__hint">{texts.noCourse}</p>;
  if (isEditing || view.status === "ready") return <PlayCard showHoleStates={showHoleStates} />;
  return (
    <div className="golf-play" data-snap="low">
      <div className="golf-bar" />
      <RoundState />
    </div>
  );
}
