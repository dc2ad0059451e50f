/** Popups keep this distance from every edge of the window, in px. */
const edgeMargin = 16;
/** Distance between a menu and its item, in px. */
const gap = 12;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What stands around a text that its bar keeps off. */
export interface Around {
  /** The lines of the other texts, in its section and in those before and behind it. */
  lines: Box[];
  /** The name, the state and the tools of its section and of its card. */
  marks: Box[];
}

interface Size {
  width: number;
  height: number;
}
/** The window: the toolbar's height, and how far the map of the page reaches in at the left. */
interface View extends Size {
  topInset: number;
  leftInset: number;
}

/** What an on-screen keyboard leaves of the window. Who has zoomed in sees less of it, too, and nothing moves for that. */
export function besideKeyboard<V extends Size & { topInset: number }>(
  window: V,
  seen: Pick<VisualViewport, "height" | "offsetTop" | "scale"> | null,
): V {
  if (!seen || Math.abs(seen.scale - 1) > 0.01) return window;
  const height = Math.min(window.height, Math.round(seen.offsetTop + seen.height));
  return { ...window, height, topInset: Math.max(window.topInset, Math.round(seen.offsetTop)) };
}

/** Whether an item has left the window, or lies under the toolbar. */
export function isAway(item: Box, window: Size & { topInset: number }): boolean {
  return item.bottom <= window.topInset || item.top >= window.height;
}

/**
 * Where the menu of an item stands, so that what is changed stays in sight: to its right or left where there is room,
 * else below or above it; where there is room nowhere, where it covers least of it. Always `edgeMargin` within what
 * the toolbar and the map leave of the window. All in px of the window.
 */
export function placePanel(item: Box, panel: Size, window: View): { x: number; y: number } {
  const beside = Math.max(item.top, window.topInset);
  const x = item.right - panel.width - edgeMargin;
  const right = within({ x: item.right + gap, y: beside }, panel, window);
  const others = [
    { x: item.left - gap - panel.width, y: beside },
    { x, y: item.bottom + gap },
    { x, y: item.top - gap - panel.height },
  ].map((place) => within(place, panel, window));
  const covered = (place: { x: number; y: number }) => coveredArea(item, { ...place, ...panel });
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), right);
}

/** Whether a menu of this width fits beside an item, at its left or right. */
export function leavesRoomBeside(
  item: Box,
  panelWidth: number,
  { width, leftInset }: Pick<View, "width" | "leftInset">,
): boolean {
  return Math.max(item.left - leftInset, width - item.right) >= panelWidth + gap + edgeMargin;
}

/** Where a docked menu stands: at the right edge, below the toolbar. The page has made room for it there. */
export function placeDocked(_item: Box, panel: Size, window: View): { x: number; y: number } {
  return within({ x: window.width, y: 0 }, panel, window);
}

/** How far to scroll up so that an item stands above a sheet at the bottom, as much of it as there is room for. */
export function scrollAbove(item: Box, sheetTop: number, topInset: number): number {
  const hidden = item.bottom + gap - sheetTop;
  const room = item.top - gap - topInset;
  return Math.round(Math.max(0, Math.min(hidden, room)));
}

/** How much of an item a menu at this place covers, in square px. */
function coveredArea(item: Box, menu: Size & { x: number; y: number }): number {
  const width = Math.min(item.right, menu.x + menu.width) - Math.max(item.left, menu.x);
  const height = Math.min(item.bottom, menu.y + menu.height) - Math.max(item.top, menu.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Where the bar of a text stands: above it, or below it where the toolbar is in the way; never on the text. Where that
 * would cover a line or a mark around it, it stands on its other side or at its other end, if it is clear there, at least
 * of the marks.
 */
export function placeBar(
  item: Box,
  bar: Size,
  window: View,
  { lines = [], marks = [] }: Partial<Around> = {},
): { x: number; y: number } {
  const gap = 10;
  const above = item.top - gap - bar.height;
  const below = item.bottom + gap;
  const heights = [
    ...(above >= window.topInset + gap ? [above] : []),
    ...(below + bar.height <= window.height - edgeMargin ? [below] : []),
  ];
  if (heights.length === 0) return within({ x: item.left, y: window.topInset + gap }, bar, window);
  const places = [item.left, item.right - bar.width].flatMap((x) => heights.map((y) => within({ x, y }, bar, window)));
  const clearOf = (others: readonly Box[]) => (place: { x: number; y: number }) =>
    others.every((other) => coveredArea(other, { ...place, ...bar }) === 0);
  const [usual = { x: item.left, y: above }] = places;
  return places.find(clearOf([...marks, ...lines])) ?? places.find(clearOf(marks)) ?? usual;
}

/** The nearest place within the window's margins. */
export function within(place: { x: number; y: number }, panel: Size, window: View) {
  const clamp = (value: number, least: number, most: number) => Math.round(Math.max(least, Math.min(value, most)));
  return {
    x: clamp(place.x, window.leftInset + edgeMargin, window.width - panel.width - edgeMargin),
    y: clamp(place.y, window.topInset + edgeMargin, window.height - panel.height - edgeMargin),
  };
}
