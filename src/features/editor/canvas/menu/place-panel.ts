/** Popups keep this distance from every edge of the window, in px. */
export const edgeMargin = 16;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/**
 * Where the menu of an item stands: to its right or left where there is room, else inside its upper right corner;
 * always `edgeMargin` within the window, below `topInset` (the toolbar's height). All in px of the window.
 */
export function placePanel(item: Box, panel: Size, window: Size & { topInset: number }): { x: number; y: number } {
  const gap = 12;
  const right = item.right + gap;
  const left = item.left - gap - panel.width;
  const x =
    right + panel.width + edgeMargin <= window.width
      ? right
      : left >= edgeMargin
        ? left
        : item.right - panel.width - edgeMargin;
  return within({ x, y: Math.max(item.top, window.topInset) }, panel, window);
}

/** Where the bar over a text stands: above it, or below it where the toolbar is in the way; never on the text. */
export function placeBar(item: Box, bar: Size, window: Size & { topInset: number }): { x: number; y: number } {
  const gap = 10;
  const above = item.top - gap - bar.height;
  const below = item.bottom + gap;
  const y =
    above >= window.topInset + gap
      ? above
      : below + bar.height <= window.height - edgeMargin
        ? below
        : window.topInset + gap;
  return within({ x: item.left, y }, bar, window);
}

/** The nearest place within the window's margins. */
export function within(place: { x: number; y: number }, panel: Size, window: Size & { topInset: number }) {
  const clamp = (value: number, least: number, most: number) => Math.round(Math.max(least, Math.min(value, most)));
  return {
    x: clamp(place.x, edgeMargin, window.width - panel.width - edgeMargin),
    y: clamp(place.y, window.topInset + edgeMargin, window.height - panel.height - edgeMargin),
  };
}
