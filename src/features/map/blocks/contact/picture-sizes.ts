import { drawnWidth, drawnWidthIn } from "~/features/blocks/pictures/drawn-width.ts";
import type { ResolvedImage } from "~/features/blocks/resolved.ts";

/** How wide the picture of a contact is shown (`sizes`): above the text, or beside it and as high (contact.css). */
export function contactPictureSizes(
  picture: ResolvedImage,
  { alignment, arrangement }: { alignment: string; arrangement: string },
): string {
  const wide =
    alignment === "center" || arrangement === "table"
      ? drawnWidthIn(picture, { width: "min(92vw, 84rem)", ratio: 21 / 9 })
      : drawnWidth(picture, { width: "min(44vw, 40rem)", height: "36rem" });
  const middle = drawnWidthIn(picture, { width: "92vw", ratio: 16 / 10 });
  const narrow = drawnWidthIn(picture, { width: "90vw", ratio: 4 / 3 });
  return `(min-width: 60rem) ${wide}, (min-width: 40rem) ${middle}, ${narrow}`;
}
