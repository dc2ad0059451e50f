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

/** Whether an item has left the window, or lies under the toolbar. */
export function isAway(item: Box, window: Size & { topInset: number }): boolean {
  return item.bottom <= window.topInset || item.top >= window.height;
}

/**
 * Where the menu of an item stands: to its right or left where there is room, else below or above it, so that what is
 * changed stays in sight; a larger item has it inside its upper right corner. Always `edgeMargin` within the window,
 * below `topInset` (the toolbar's height). All in px of the window.
 */
export function placePanel(item: Box, panel: Size, window: Size & { topInset: number }): { x: number; y: number } {
  const gap = 12;
  const right = item.right + gap;
  const left = item.left - gap - panel.width;
  const beside = right + panel.width + edgeMargin <= window.width ? right : left >= edgeMargin ? left : null;
  if (beside !== null) return within({ x: beside, y: Math.max(item.top, window.topInset) }, panel, window);
  const x = item.right - panel.width - edgeMargin;
  const below = item.bottom + gap;
  const above = item.top - gap - panel.height;
  const isBelowFree = below >= window.topInset + edgeMargin && below + panel.height + edgeMargin <= window.height;
  const isAboveFree = above >= window.topInset + edgeMargin && item.top <= window.height;
  const y = isBelowFree ? below : isAboveFree ? above : Math.max(item.top, window.topInset);
  return within({ x, y }, panel, window);
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
