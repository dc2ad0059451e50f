interface Thumb {
  width: number;
  height: number;
  srcset: string;
  /** The copies in AVIF, where the browser took one of them. */
  avif: string | null;
}

/**
 * Which copies the browser chooses among for a picture that is shown as large as the window allows, and never larger
 * than it is; null for one that has no copies. Widths and heights in px. Pure.
 */
export function lightboxCopy({ width, height, srcset, avif }: Thumb): { srcset: string; sizes: string } | null {
  if (srcset === "" || !(width > 0 && height > 0)) return null;
  const fitting = Math.round((width / height) * 10_000) / 100;
  return { srcset: avif ?? srcset, sizes: `min(${width}px, 100vw, ${fitting}vh)` };
}
