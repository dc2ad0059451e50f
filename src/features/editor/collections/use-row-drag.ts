import { useRef, useState, type PointerEvent } from "react";
import { dragDistance, dropIndex } from "./drop-index.ts";

interface Drag {
  index: number;
  /** Where it would come to lie. */
  over: number;
  by: number;
}

/**
 * Lets the rows of a list be dragged by their grips, with a mouse or a finger. The list follows the pointer once it has
 * moved 3 px; letting go moves the row, Escape or a lost pointer leaves it where it was.
 */
export function useRowDrag(onMoved: (from: number, to: number) => void) {
  const start = useRef<{ y: number; index: number; heights: number[] } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const gripAt = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const list = event.currentTarget.closest("ol");
      if (!list || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const heights = [...list.children].map((row) => row.getBoundingClientRect().height);
      start.current = { y: event.clientY, index, heights };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      const by = event.clientY - from.y;
      if (!drag && Math.abs(by) < dragDistance) return;
      setDrag({ index: from.index, over: dropIndex(from.heights, from.index, by), by });
    },
    onPointerUp: () => {
      if (drag && drag.over !== drag.index) onMoved(drag.index, drag.over);
      end();
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
  return { gripAt, shiftOf, draggedIndex: drag?.index ?? null, cancel: end };
}
