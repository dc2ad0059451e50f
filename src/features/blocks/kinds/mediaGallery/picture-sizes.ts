import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

/** How wide a picture of a gallery with so many columns is shown (`sizes`): in frames of 4 by 3 (media-gallery.css). */
export function gallerySizes(picture: Pick<ResolvedImage, "media" | "objectFit">, columnLayout: string): string {
  const columns = Number(columnLayout) || 3;
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio: 4 / 3 });
  const share = (whole: number, parts: number) => Math.round((whole / parts) * 10) / 10;
  return [
    `(min-width: 92rem) ${drawn(`${share(82, columns)}rem`)}`,
    `(min-width: 60rem) ${drawn(`${share(90, columns)}vw`)}`,
    `(min-width: 40rem) ${drawn("29vw")}`,
    drawn("44vw"),
  ].join(", ");
}
