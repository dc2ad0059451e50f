import { Fragment, type ReactNode } from "react";
import { ownFirst } from "../../domain/own-first.ts";
import { scoreAt } from "../../domain/game-state.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { metresBetween } from "~/features/map/domain/distance.ts";
import type { GameView } from "../../client/game-view.ts";
import type { CourseHole } from "../../course.ts";
import type { ScoreHandlers } from "./score-handlers.ts";
import { ScoreRow } from "./score-row.tsx";

interface Props {
  hole: CourseHole;
  total: number;
  view: GameView;
  texts: GolfTexts;
  isActive: boolean;
  /** The drawer is low: only the head shows. */
  isLow: boolean;
  handlers: ScoreHandlers;
  /** Total and place by player. */
  standings: Map<string, string>;
  /** Stands below the players: add somebody. */
  children: ReactNode;
}

/** One hole: its number, name and par, and a row for each player. */
export function HolePage({ hole, total, view, texts, isActive, isLow, handlers, standings, children }: Props) {
  const names = new Map(view.players.map(({ id, playerName }) => [id, playerName]));
  const players = ownFirst(view.players, view.ownPlayerId);
  return (
    <section
      className="golf-play__page"
      aria-label={fill(texts.holeOf, { number: hole.number, total })}
      inert={!isActive}
    >
      <header className="golf-play__head" data-grip>
        <span className="golf-play__number" aria-hidden="true">
          {hole.number}
        </span>
        <div className="golf-play__title">
          <h2 className="golf-play__name">
            <span className="sr-only">{fill(texts.hole, { number: hole.number })}: </span>
            <span className="golf-play__hole" aria-hidden="true">
              {hole.number}{" "}
            </span>
            {hole.name}
          </h2>
          <p className="golf-play__sub">
            <HoleFacts hole={hole} texts={texts} />
            <Glance hole={hole} view={view} />
          </p>
        </div>
      </header>
      <div className="golf-play__scroll" inert={isLow}>
        {view.status === "ready" && view.players.length === 0 && (
          <p className="golf__hint">{view.isWatching ? texts.waiting : texts.noPlayers}</p>
        )}
        <ul className="golf-play__scores">
          {players.map((player) => {
            const cell = { playerId: player.id, pageId: hole.pageId };
            return (
              <ScoreRow
                key={player.id}
                {...{ player, texts, names }}
                standing={standings.get(player.id) ?? null}
                fresh={view.fresh.find((one) => one.playerId === player.id && one.pageId === hole.pageId)}
                pageId={hole.pageId}
                par={hole.par}
                score={scoreAt(view.holes, cell)}
                isWatching={view.isWatching}
                canScore={view.canScore}
                onTap={(delta) => handlers.onTap(cell, delta)}
                onPickAsked={() => handlers.onPickAsked(cell)}
                onScore={(score) => handlers.onScore(cell, score)}
                onUndo={handlers.onUndo}
              />
            );
          })}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** Par, and the way from the tee to the target as the crow flies. */
function HoleFacts({ hole, texts }: { hole: CourseHole; texts: GolfTexts }) {
  const target = hole.points.find(({ icon }) => icon === "end");
  const metres = target ? Math.round(metresBetween([hole.lng, hole.lat], [target.lng, target.lat])) : null;
  const facts = [
    hole.par === null ? [] : [fill(texts.par, { par: hole.par })],
    metres === null ? [] : [`${metres} m`],
  ].flat();
  return facts.length > 0 && <span className="golf-play__par">{facts.join(" · ")}</span>;
}

/** Everybody's strokes on this hole in one line, for the low drawer. */
function Glance({ hole, view }: { hole: CourseHole; view: GameView }) {
  return (
    <span className="golf-play__glance">
      {view.players.map(({ id, playerName }) => {
        const score = scoreAt(view.holes, { playerId: id, pageId: hole.pageId });
        return (
          <Fragment key={id}>
            {" "}
            <span>
              <span className="golf-play__glance-name">{playerName}</span> <b>{score || "–"}</b>
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
