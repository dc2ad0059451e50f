import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import type { ResolvedImage } from "../../resolved.ts";

interface Look {
  alignment: string;
  imageFormat: string;
}

/** How wide the picture of a quotation is shown (`sizes`): a small portrait in the middle, or five of twelve columns (quote.css). */
export function quotePictureSizes(picture: ResolvedImage, { alignment, imageFormat }: Look): string {
  if (alignment === "center") return drawnWidthIn(picture, { width: "128px", ratio: 1 });
  const ratio = imageFormat === "portrait" ? 4 / 5 : 1;
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio });
  return `(min-width: 48rem) ${drawn("min(36vw, 33rem)")}, ${drawn("min(91vw, 24rem)")}`;
}
