interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Side = "left" | "right";

/** Distance between the bar and what it avoids, and from one height that is tried to the next. */
const [gap, step] = [8, 8];

/**
 * Where a bar lies over none of `parts`: in a lower corner of the window, the one on `side` first, else as far above as
 * it must. Where nothing in the lower half is free, in the corner, lifted by nothing. `inset` is the distance from the
 * window's edges. All in px.
 */
export function freePlace(
  bar: { width: number; height: number },
  window: { width: number; height: number },
  { parts, side, inset }: { parts: readonly Box[]; side: Side; inset: { beside: number; below: number } },
): { side: Side; lift: number } {
  const sides: Side[] = side === "left" ? ["left", "right"] : ["right", "left"];
  for (let lift = 0; lift <= window.height / 2; lift += step) {
    const free = sides.find((each) => {
      const left = each === "left" ? inset.beside : window.width - inset.beside - bar.width;
      const bottom = window.height - inset.below - lift;
      const box = { left, right: left + bar.width, top: bottom - bar.height, bottom };
      return !parts.some((part) => overlap(box, part));
    });
    if (free) return { side: free, lift };
  }
  return { side, lift: 0 };
}

function overlap(bar: Box, part: Box): boolean {
  const isBeside = part.right <= bar.left - gap || part.left >= bar.right + gap;
  return !isBeside && part.bottom > bar.top - gap && part.top < bar.bottom + gap;
}
