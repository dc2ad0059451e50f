import type { GameView } from "../client/game-store.ts";
import type { Course } from "../course.ts";
import { holeState } from "../domain/hole-state.ts";
import { fill, type GolfTexts } from "../texts.ts";

interface Props {
  course: Course;
  view: GameView;
  index: number;
  texts: GolfTexts;
  onGoTo: (index: number) => void;
}

/** One dot for each hole and one for the ranking; shape and number tell the state, not colour alone. */
export function HoleDots({ course, view, index, texts, onGoTo }: Props) {
  return (
    <ol className="golf-dots">
      {course.holes.map((hole, position) => {
        const state = holeState(hole.pageId, view.players, view.holes);
        const label = `${fill(texts.hole, { number: hole.number })}: ${hole.name}, ${texts[state]}`;
        return (
          <li key={hole.pageId}>
            <button
              type="button"
              className="golf-dots__dot"
              data-state={state}
              aria-label={label}
              aria-current={position === index ? "step" : undefined}
              onClick={() => onGoTo(position)}
            >
              {hole.number}
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className="golf-dots__dot"
          data-state="ranking"
          aria-label={course.rankingName ?? texts.ranking}
          aria-current={index === course.holes.length ? "step" : undefined}
          onClick={() => onGoTo(course.holes.length)}
        >
          <span aria-hidden="true">★</span>
        </button>
      </li>
    </ol>
  );
}
