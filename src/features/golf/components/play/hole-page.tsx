import { Fragment } from "react";
import { ownFirst } from "../../domain/own-first.ts";
import { scoreAt } from "../../domain/game-state.ts";
import { fill } from "~/i18n/translate.ts";
import { metresBetween } from "~/features/map/domain/distance.ts";
import type { CourseHole } from "../../course.ts";
import type { Player } from "../../schema.ts";
import { useRound } from "../round/use-round.ts";
import { useSheets } from "../sheets/use-sheets.ts";
import { ScoreRow } from "./score-row.tsx";

interface Props {
  hole: CourseHole;
  isActive: boolean;
  /** False as long as another hole comes first: its place is kept. */
  isDrawn: boolean;
  /** The drawer is low: only the head shows. */
  isLow: boolean;
  /** Total and place by player. */
  standings: Map<string, string>;
}

/** One hole: its number, name and par, a row for each player, and the way to add somebody. */
export function HolePage({ hole, isActive, isDrawn, isLow, standings }: Props) {
  const { view, course, texts } = useRound();
  const openSheet = useSheets();
  const label = fill(texts.holeOf, { number: hole.number, total: course.holes.length });
  if (!isDrawn) return <section className="golf-play__page" aria-label={label} inert />;
  const players = ownFirst(view.players, view.ownPlayerId);
  return (
    <section className="golf-play__page" aria-label={label} inert={!isActive}>
      <header className="golf-play__head" data-grip>
        <span className="golf-play__number" aria-hidden="true">
          {hole.number}
        </span>
        <div className="golf-play__title">
          <h2 className="golf-play__name">
            <span className="sr-only">
              {fill(texts.named, { what: fill(texts.hole, { number: hole.number }), name: "" })}
            </span>
            <span className="golf-play__hole" aria-hidden="true">
              {hole.number}{" "}
            </span>
            {hole.name}
          </h2>
          <p className="golf-play__sub">
            <HoleFacts hole={hole} />
            <Glance {...{ hole, players }} />
          </p>
        </div>
      </header>
      <div className="golf-play__scroll" inert={isLow}>
        {view.status === "ready" && view.players.length === 0 && (
          <p className="golf__hint">{view.isWatching ? texts.waiting : texts.noPlayers}</p>
        )}
        <ul className="golf-play__scores">
          {players.map((player) => (
            <ScoreRow key={player.id} player={player} hole={hole} standing={standings.get(player.id) ?? null} />
          ))}
        </ul>
        {view.canScore && (
          <button
            type="button"
            className="golf-play__add"
            aria-haspopup="dialog"
            onClick={() => openSheet({ name: "players", isAdding: true })}
          >
            {texts.addToRound}
          </button>
        )}
      </div>
    </section>
  );
}

/** Par, and the way from the tee to the target as the crow flies. */
function HoleFacts({ hole }: { hole: CourseHole }) {
  const { texts } = useRound();
  const target = hole.points.find(({ icon }) => icon === "end");
  const metres = target ? Math.round(metresBetween([hole.lng, hole.lat], [target.lng, target.lat])) : null;
  const facts = [
    hole.par === null ? [] : [fill(texts.par, { par: hole.par })],
    metres === null ? [] : [`${metres} m`],
  ].flat();
  return facts.length > 0 && <span className="golf-play__par">{facts.join(" · ")}</span>;
}

/** Everybody's strokes on this hole in one line, for the low drawer: what does not fit is cut off at its end. */
function Glance({ hole, players }: { hole: CourseHole; players: Player[] }) {
  const { view } = useRound();
  return (
    <span className="golf-play__glance">
      {players.map(({ id, playerName }) => {
        const score = scoreAt(view.holes, { playerId: id, pageId: hole.pageId });
        return (
          <Fragment key={id}>
            {" "}
            <span>
              <span className="golf-play__glance-name" dir="auto">
                {playerName}
              </span>{" "}
              <b>{score || "–"}</b>
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
