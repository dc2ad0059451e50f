/** How wide a sign is shown at most (`sizes`): whole, with a little room at its sides (logos.css). */
export function logoSizes(columnLayout: unknown): string {
  const columns = Number(columnLayout) || 5;
  const share = (whole: number, parts: number) => Math.ceil((whole * 0.86 * 10) / parts) / 10;
  return [
    `(min-width: 92rem) ${share(84, columns)}rem`,
    `(min-width: 60rem) ${share(92, columns)}vw`,
    `(min-width: 40rem) ${share(92, 3)}vw`,
    `${share(90, 2)}vw`,
  ].join(", ");
}
