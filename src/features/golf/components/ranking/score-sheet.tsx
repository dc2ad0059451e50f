"use client";

import { useState } from "react";
import type { GameView } from "../../client/game-view.ts";
import type { Course } from "../../course.ts";
import { scoreAt } from "../../domain/game-state.ts";
import { incompleteMark, rankPlayers } from "../../domain/ranking.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { Sheet } from "../round/sheet.tsx";

interface Props {
  view: GameView;
  course: Course;
  texts: GolfTexts;
}

/** Opens the whole card of the round. */
export function ScoreSheetButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { texts } = props;
  return (
    <>
      <button
        type="button"
        className="golf-action"
        data-icon="card"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {texts.scoreSheet}
      </button>
      {isOpen && (
        <Sheet
          title={texts.scoreSheet}
          closeLabel={texts.close}
          className="golf-grid-sheet"
          onClosed={() => setIsOpen(false)}
        >
          {() => <ScoreGrid {...props} />}
        </Sheet>
      )}
    </>
  );
}

/** The card as it is printed: a line for each hole, a column for each player, total and place below. */
export function ScoreGrid({ view, course, texts }: Props) {
  const { players, holes } = view;
  const ranking = new Map(rankPlayers(players, holes, course.holes).map((row) => [row.playerId, row]));
  return (
    <div className="golf-grid" role="region" aria-label={texts.scoreSheet} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.parWord}</th>
            {players.map(({ id, playerName }) => (
              <th key={id} scope="col">
                {playerName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.holes.map(({ pageId, number, par }) => (
            <tr key={pageId}>
              <th scope="row">
                <span className="golf-grid__hole">
                  <span className="sr-only">{fill(texts.hole, { number })}</span>
                  <span aria-hidden="true">{number}</span>
                </span>
                {par !== null && <span className="golf-grid__par">{par}</span>}
              </th>
              {players.map(({ id }) => (
                <td key={id}>{scoreAt(holes, { playerId: id, pageId }) || "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {players.map(({ id }) => {
              const row = ranking.get(id);
              return (
                <td key={id}>
                  {row?.total ?? 0}
                  {row && incompleteMark(row)}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">{texts.place}</th>
            {players.map(({ id }) => (
              <td key={id}>{ranking.get(id)?.place ?? "–"}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
