import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/** How wide the picture of a step is shown (`sizes`): beside its number on a phone, a column wide from a tablet on. */
export function stepPictureSizes(
  picture: ResolvedImage,
  board: Readonly<Record<string, unknown>>,
  steps: number,
): string {
  const columns = Number(board["columnLayout"]) || 3;
  const ratio = board["imageFormat"] === "portrait" ? 4 / 5 : 4 / 3;
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio });
  const wide = drawn(`min(${Math.ceil(92 / columns)}vw, ${Math.ceil(84 / columns)}rem)`);
  return `(min-width: 60rem) ${wide}, (min-width: 48rem) ${drawn(columns === 3 && steps !== 4 ? "31vw" : "46vw")}, ${drawn("74vw")}`;
}
