import { useCallback, useState } from "react";

interface Room {
  width: number;
  height: number;
}

/** The room inside the element that `ref` is given to, followed as it changes; null before it is known. */
export function useRoom(): { ref: (element: HTMLElement | null) => (() => void) | undefined; room: Room | null } {
  const [room, setRoom] = useState<Room | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
