import { Fragment } from "react";

/** Stretches of opening, each in one piece: a line ends between them only. */
export function Stretches({ times }: { times: readonly string[] }) {
  return (
    <span className="stretches">
      {times.map((stretch, index) => (
        <Fragment key={stretch}>
          {index > 0 && " "}
          <span>{index < times.length - 1 ? `${stretch},` : stretch}</span>
        </Fragment>
      ))}
    </span>
  );
}
