import { Fragment, type ReactNode } from "react";

/** Where a sentence ends and another begins: not behind a single letter, a number or a title such as "Dr.". */
const betweenSentences =
  /(?<=\p{L}{2}[\u00a0\u202f]?[.!?…][»”“"’]?)(?<!\b(?:Dr|Prof|Hr|Fr|Mr|Mrs|Sr|Sra|St|Nr|Tel|med|dipl|bzw|ca)\.) (?=[«„“"¿¡]?\p{Lu})/u;

/** A text of several lines as its writer broke them. What reads the words alone finds a space at each break. */
export function brokenLines(text: string, drawLine: (line: string) => ReactNode = (line) => line): ReactNode {
  const lines = text.split("\n");
  if (lines.length === 1) return drawLine(text);
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {index > 0 && <br />}
      {drawLine(line)}
    </Fragment>
  ));
}

/** A title: each of several sentences is a piece that a line ends before rather than in, where it fits (type.css). */
export function titleLines(text: string): ReactNode {
  return brokenLines(text, (line) => {
    const sentences = line.split(betweenSentences);
    if (sentences.length === 1) return line;
    return sentences.map((sentence, index) => (
      <Fragment key={index}>
        {index > 0 && " "}
        <span className="sentence">{sentence}</span>
      </Fragment>
    ));
  });
}
