/** Stretches of opening, each in one piece: a line ends between them only. */
export function Stretches({ times }: { times: readonly string[] }) {
  return (
    <span className="stretches">
      {times.map((stretch, index) => (
        <span key={stretch}>{index < times.length - 1 ? `${stretch}, ` : stretch}</span>
      ))}
    </span>
  );
}
