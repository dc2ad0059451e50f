import { useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent } from "react";
import { scrollerOf, useScrollingNear } from "../controls/scroll-near.ts";
import { useEscapeFrom } from "../controls/use-escape-from.ts";
import { dragDistance, dropIndex } from "./drop-index.ts";

interface Drag {
  id: string;
  index: number;
  /** Where it would come to lie. */
  over: number;
  by: number;
}

interface Start {
  y: number;
  index: number;
  /** The rows as they were. */
  ids: readonly string[];
  /** With the gap below each row. */
  heights: number[];
  scroller: Element | null;
  scrolled: number;
}

/**
 * Lets the rows of a list be dragged by their grips, with a mouse or a finger. The list follows the pointer once it has
 * moved 3 px, and scrolls on while it is held at an edge; letting go moves the row, Escape or a lost pointer leaves it where it was.
 * Somebody else may change the list meanwhile: the dragged row takes the place of the one that it was dropped at.
 */
export function useRowDrag(ids: readonly string[], onMoved: (from: number, to: number) => void) {
  const start = useRef<Start | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null); // a quick drop comes before its last move is drawn
  const scrolling = useScrollingNear();

  const end = () => {
    scrolling.stop();
    start.current = null;
    latest.current = null;
    setDrag(null);
  };
  useEscapeFrom(drag !== null, end);
  const onGone = useEffectEvent(end);
  const isGone = drag !== null && !ids.includes(drag.id); // and with it whatever would tell that it is let go of
  useLayoutEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
  const follow = (y: number) => {
    const from = start.current;
    if (!from) return;
    const { index, heights, scroller, scrolled } = from;
    const moved = y - from.y + (scroller ? scroller.scrollTop - scrolled : 0);
    // No further than the list goes, which would grow with it and scroll without an end.
    const [above, below] = [sum(heights.slice(0, index)), sum(heights.slice(index + 1))];
    const by = Math.min(below, Math.max(-above, moved));
    latest.current = { id: from.ids[index] ?? "", index, over: dropIndex(heights, index, by), by };
    setDrag(latest.current);
  };
  const gripAt = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest("ol");
      if (!list || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
      const heights = [...list.children].map((row) => row.getBoundingClientRect().height + gap);
      const scroller = scrollerOf(list);
      latest.current = null;
      start.current = { y: event.clientY, index, ids, heights, scroller, scrolled: scroller?.scrollTop ?? 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      if (!drag && Math.abs(event.clientY - from.y) < dragDistance) return;
      const { scroller } = from;
      const y = event.clientY;
      if (scroller) scrolling.hold({ scroller, y, onScrolled: () => follow(y) });
      follow(y);
    },
    onPointerUp: () => {
      const { index, over } = latest.current ?? { index: 0, over: 0 };
      const [from, to] = [index, over].map((at) => ids.indexOf(start.current?.ids[at] ?? "")) as [number, number];
      end();
      if (from >= 0 && to >= 0 && from !== to) onMoved(from, to);
    },
    onPointerCancel: end,
  });
  /** How far a row stands from its place while another one, or it itself, is dragged. */
  const shiftOf = (index: number): number => {
    if (!drag) return 0;
    if (index === drag.index) return drag.by;
    const height = start.current?.heights[drag.index] ?? 0;
    if (index > drag.index && index <= drag.over) return -height;
    return index < drag.index && index >= drag.over ? height : 0;
  };
  return { gripAt, shiftOf, draggedIndex: drag?.index ?? null };
}

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);
