import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  index: number;
  onGoTo: (index: number) => void;
}

/** Back and on: beside the hole's name while the drawer is low, within reach of the thumb otherwise. */
export function PlayNav({ index, onGoTo }: Props) {
  const { course, texts } = useRound();
  const { holes } = course;
  const next = holes[index + 1];
  const ranking = course.rankingName ?? texts.ranking;
  return (
    <nav className="golf-play__nav" aria-label={texts.holes}>
      <button
        type="button"
        className="arrow"
        data-direction="previous"
        aria-label={texts.previous}
        aria-disabled={index === 0}
        onClick={() => onGoTo(index - 1)}
      />
      <button
        type="button"
        className="golf-play__next"
        aria-disabled={index === holes.length}
        onClick={() => onGoTo(index + 1)}
      >
        <span className="sr-only">
          {index < holes.length - 1 ? fill(texts.named, { what: texts.next, name: "" }) : ""}
        </span>
        <span className="golf-play__next-name">{next ? fill(texts.hole, { number: next.number }) : ranking}</span>
      </button>
    </nav>
  );
}
