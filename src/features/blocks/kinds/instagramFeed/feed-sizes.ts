import { drawnWidthIn } from "../../pictures/drawn-width.ts";

/** How wide a picture of the feed is shown (`sizes`): in frames of 480 by 600 (instagram-feed.css). */
export function feedSizes(picture: Parameters<typeof drawnWidthIn>[0], columns: number): string {
  const drawn = (width: string) => drawnWidthIn(picture, { width, ratio: 480 / 600 });
  return `(min-width: 92rem) ${drawn(`${Math.ceil(84 / columns)}rem`)}, (min-width: 48rem) ${drawn(`${Math.ceil(91 / columns)}vw`)}, ${drawn("46vw")}`;
}
