/**
 * Widths in px of the resized copies of a picture. 720 is what a phone's whole width takes at double density, and what
 * a wide picture takes that covers a square there.
 */
export const variantWidths = [480, 720, 960, 1600, 2000] as const;

/** Widths in px of copies that logos and icons are shown in; kept of every picture along with the larger ones. */
export const smallWidths = [64, 128, 256] as const;

/** Widths in px of YouTube's two smaller pictures of a film. */
export const youtubeWidths = { default: 120, medium: 320 } as const;

/**
 * The widths at which copies of a picture are kept, ascending. No copy is larger than the picture; a picture whose
 * own width lies clearly between two steps is kept at its own width as well, so that nothing is lost below 2000 px.
 */
export function widthsFor(pictureWidth: number): number[] {
  const largest = Math.min(pictureWidth, variantWidths[variantWidths.length - 1] ?? pictureWidth);
  const steps = variantWidths.filter((width) => width <= largest);
  const last = steps.at(-1);
  return last !== undefined && largest < last * 1.15 ? steps : [...steps, largest];
}
