import { useRef, type KeyboardEvent, type PointerEvent } from "react";

type Place = { x: number; y: number };

const steps: Record<string, Place> = {
  ArrowLeft: { x: -24, y: 0 },
  ArrowRight: { x: 24, y: 0 },
  ArrowUp: { x: 0, y: -24 },
  ArrowDown: { x: 0, y: 24 },
};

/** Handlers of a grip that moves a menu: by dragging, by arrow keys, and back to its item by a double click. */
export function useDrag(place: Place | null, onMoved: (to: Place | null) => void) {
  const start = useRef<{ pointer: Place; menu: Place } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!place) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { pointer: { x: event.clientX, y: event.clientY }, menu: place };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from) return;
      onMoved({ x: from.menu.x + event.clientX - from.pointer.x, y: from.menu.y + event.clientY - from.pointer.y });
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onDoubleClick: () => onMoved(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || !place) return;
      event.preventDefault();
      onMoved({ x: place.x + step.x, y: place.y + step.y });
    },
  };
}
