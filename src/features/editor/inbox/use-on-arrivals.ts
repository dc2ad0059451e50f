import { useEffect, useEffectEvent, useRef } from "react";

interface Counts {
  unread: number;
  open: number;
  spam: number;
}

/** Told whenever any of the answers are counted otherwise than before: what has come or gone meanwhile is to be shown, too. */
export function useOnArrivals(counts: Counts | null, onArrived: () => void): void {
  const count = counts && [counts.unread, counts.open, counts.spam].join();
  const before = useRef(count);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (before.current !== null && before.current !== count) arrived();
    before.current = count;
  }, [count]);
}
