import { useRef, useState, type PointerEvent } from "react";
import { useScrollingNear } from "../controls/scroll-near.ts";

/** How far a pointer goes before it drags, in pixels: less is a click with a shaky hand. */
const activationDistance = 3;
/** How far to the right or left it goes to lay an entry below another one, or out again. */
const nestingDistance = 24;

/** What is dragged, and below which row it would land. */
export interface EntryDrag {
  entryId: string;
  above: string | null;
  isNested: boolean;
}

interface Start {
  entryId: string;
  x: number;
  y: number;
  isNested: boolean;
}

/**
 * Dragging entries by their grips. Rows and heads of containers carry `data-drop-row` with their ids; the list around them
 * is `root`. `onDropped` is called once, when an entry is let go of somewhere else.
 */
export function useEntryDrag(onDropped: (drag: EntryDrag & { above: string }) => void) {
  const root = useRef<HTMLDivElement>(null);
  const start = useRef<Start | null>(null);
  const [drag, setDrag] = useState<EntryDrag | null>(null);
  const latest = useRef<EntryDrag | null>(null); // a quick drop comes before its last move is drawn
  const scrolling = useScrollingNear();

  function end(): void {
    scrolling.stop();
    start.current = null;
    latest.current = null;
    setDrag(null);
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const from = start.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!drag && Math.hypot(x, y) < activationDistance) return;
    const isNested = x > nestingDistance || (from.isNested && x > -nestingDistance);
    const { entryId } = from;
    const height = event.clientY;
    const follow = () => {
      latest.current = { entryId, above: rowAbove(root.current, height, entryId), isNested };
      setDrag(latest.current);
    };
    scrolling.hold({ scroller: event.currentTarget.closest(".vt-panel__body"), y: height, onScrolled: follow });
    follow();
  }
  const gripOf = (entryId: string, isNested: boolean) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { entryId, x: event.clientX, y: event.clientY, isNested };
    },
    onPointerMove,
    onPointerUp: () => {
      const dropped = latest.current;
      end();
      if (dropped?.above) onDropped({ ...dropped, above: dropped.above });
    },
    onPointerCancel: end,
  });
  return { root, drag, gripOf, cancel: end };
}

/** The last row whose middle lies above a height; the dragged one is no place of its own. */
function rowAbove(root: HTMLElement | null, y: number, dragged: string): string | null {
  const rows = [...(root?.querySelectorAll<HTMLElement>("[data-drop-row]") ?? [])];
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return height > 0 && row.dataset.dropRow !== dragged && row.dataset.dropParent !== dragged && top + height / 2 < y;
  });
  return above.at(-1)?.dataset.dropRow ?? null;
}
