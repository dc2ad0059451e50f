"use client";

import { useState } from "react";
import { useGame } from "../client/use-game.ts";
import { useHolePages } from "../client/use-hole-pages.ts";
import { scoreAt } from "../domain/game-state.ts";
import { fill } from "../texts.ts";
import { ConnectionMark } from "./connection-mark.tsx";
import { HoleDots } from "./hole-dots.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { ScoreRow } from "./score-row.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** The round: one page for each hole and the ranking as the last, by swipe, click or arrow key. */
export default function PlayScreen({ texts, paths, course, isEditing }: ScreenProps) {
  const { view, store } = useGame(paths, isEditing);
  const { holes } = course;
  const { index, goTo, strip } = useHolePages(holes.length + 1, store?.gameId ?? null);
  const [hasTapped, setHasTapped] = useState(false);
  if (holes.length === 0) return <p className="golf__hint">{texts.noCourse}</p>;
  if (!isEditing && view.status !== "ready") return <p className="golf__loading">{texts.loading}</p>;

  function onScoreTapped(cell: { playerId: string; pageId: string }, delta: 1 | -1) {
    store?.tap(cell, delta);
    setHasTapped(true);
    if ("vibrate" in navigator) navigator.vibrate(8);
  }

  return (
    <div className="golf-play" data-tapped={hasTapped}>
      <HoleDots course={course} view={view} index={index} texts={texts} onGoTo={goTo} />
      <div className="golf-play__strip" role="group" aria-label={texts.holes} tabIndex={0} {...strip}>
        {holes.map((hole, position) => (
          <section
            key={hole.pageId}
            className="golf-play__page"
            aria-label={fill(texts.holeOf, { number: hole.number, total: holes.length })}
            inert={position !== index}
          >
            <header className="golf-play__head">
              <span className="golf-play__number">{hole.number}</span>
              <h2 className="golf-play__name">{hole.name}</h2>
            </header>
            <ul className="golf-play__scores">
              {view.players.map((player) => (
                <ScoreRow
                  key={player.id}
                  player={player}
                  score={scoreAt(view.holes, { playerId: player.id, pageId: hole.pageId })}
                  texts={texts}
                  onTap={(delta) => onScoreTapped({ playerId: player.id, pageId: hole.pageId }, delta)}
                />
              ))}
            </ul>
            {view.players.length === 0 && !isEditing && (
              <a className="button" data-variant="quiet" href={paths.edit}>
                {texts.noPlayers}
              </a>
            )}
          </section>
        ))}
        <section className="golf-play__page" aria-label={texts.ranking} inert={index !== holes.length}>
          <header className="golf-play__head">
            <h2 className="golf-play__name">{course.rankingName ?? texts.ranking}</h2>
          </header>
          <RankingTable view={view} texts={texts} paths={paths} course={course} />
        </section>
      </div>
      <nav className="golf-play__nav" aria-label={texts.holes}>
        <button
          type="button"
          className="arrow"
          data-direction="previous"
          aria-label={texts.previous}
          aria-disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <ConnectionMark view={view} texts={texts} />
        <button
          type="button"
          className="arrow"
          aria-label={index === holes.length - 1 ? texts.ranking : texts.next}
          aria-disabled={index === holes.length}
          onClick={() => goTo(index + 1)}
        />
      </nav>
    </div>
  );
}
