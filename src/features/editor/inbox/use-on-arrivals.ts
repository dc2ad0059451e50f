import { useEffect, useEffectEvent, useRef } from "react";

/** Told whenever another number of answers is counted than before: what has arrived meanwhile is to be shown, too. */
export function useOnArrivals(count: number | null, onArrived: () => void): void {
  const before = useRef(count);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (before.current !== null && before.current !== count) arrived();
    before.current = count;
  }, [count]);
}
