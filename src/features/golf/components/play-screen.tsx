"use client";

import { useGame } from "../client/use-game.ts";
import { PlayCard } from "./play/play-card.tsx";
import { RoundState } from "./round/round-state.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** The round, for players and spectators: one page for each hole and the ranking as the last. */
export default function PlayScreen(props: ScreenProps & { showHoleStates: boolean }) {
  const { texts, paths, course, isEditing } = props;
  const { view, store, retry } = useGame(paths, isEditing);
  if (course.holes.length === 0) return <p className="golf__hint">{texts.noCourse}</p>;
  if (isEditing || view.status === "ready") return <PlayCard {...props} {...{ view, store }} />;
  return (
    <div className="golf-play" data-snap="low">
      <div className="golf-bar" />
      <RoundState view={view} texts={texts} onRetry={retry} />
    </div>
  );
}
