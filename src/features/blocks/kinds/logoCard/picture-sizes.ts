import type { ResolvedImage } from "../../resolved.ts";

/**
 * How wide a sign is shown (`sizes`): whole, in a frame with room at its sides and over it, which is wider on the page's
 * own ground than on a plate (logos.css).
 */
export function logoSizes({ media }: ResolvedImage, board: Readonly<Record<string, unknown>>): string {
  const columns = Number(board["columnLayout"]) || 5;
  const frame =
    (board["color"] ?? "transparent") === "transparent" ? { width: 0.86, height: 0.36 } : { width: 0.72, height: 0.39 };
  const part = media ? Math.min(frame.width, (frame.height * media.width) / media.height) : frame.width;
  const share = (whole: number, parts: number) => Math.ceil((whole * part * 10) / parts) / 10;
  return [
    `(min-width: 92rem) ${share(84, columns)}rem`,
    `(min-width: 60rem) ${share(92, columns)}vw`,
    `(min-width: 40rem) ${share(92, 3)}vw`,
    `${share(90, 2)}vw`,
  ].join(", ");
}
