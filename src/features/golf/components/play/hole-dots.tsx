"use client";

import { useEffect, useRef } from "react";
import { holeState } from "../../domain/hole-state.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

const nearest: ScrollIntoViewOptions = { block: "nearest", inline: "nearest" };

interface Props {
  index: number;
  /** The states show with the section's option only, otherwise the dots are plain. */
  showStates: boolean;
  onGoTo: (index: number) => void;
}

/** One dot for each hole and one for the ranking. Shape and a tick tell the state, not colour alone. */
export function HoleDots({ index, showStates, onGoTo }: Props) {
  const { course, view, texts } = useRound();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const dot = list.current?.children[index];
    if (!(dot instanceof HTMLElement) || !list.current) return;
    list.current.scrollTo({ left: dot.offsetLeft - (list.current.clientWidth - dot.clientWidth) / 2 });
  }, [index]);
  return (
    // Browsers leave a focused dot that is cut off at the side where it is.
    <ol className="golf-dots" ref={list} data-grip onFocus={({ target }) => target.scrollIntoView(nearest)}>
      {course.holes.map((hole, position) => {
        const state = showStates ? holeState(hole.pageId, view.players, view.holes) : null;
        const label = fill(texts.named, { what: fill(texts.hole, { number: hole.number }), name: hole.name });
        return (
          <li key={hole.pageId}>
            <button
              type="button"
              className="golf-dots__dot"
              data-state={state ?? "plain"}
              aria-label={state ? `${label}, ${texts[state]}` : label}
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
