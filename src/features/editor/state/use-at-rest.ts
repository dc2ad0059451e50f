import { useCallback, useEffect, useState } from "react";

/** How long the browser may be busy before it is asked all the same, in milliseconds. */
const longestWait = 2000;

/**
 * Calls `act` once the page stands and the browser has nothing more urgent to do, and again when the network is back:
 * for code that the first edit does not need, but that must be there when somebody asks for it. `act` must keep its
 * identity.
 */
export function useAtRest(act: () => unknown): void {
  useEffect(() => {
    const stop = whenIdle(act);
    window.addEventListener("online", act);
    return () => {
      stop();
      window.removeEventListener("online", act);
    };
  }, [act]);
}

/** Whether the page has come to rest once: what costs time and nobody waits for is drawn from then on. */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useAtRest(useCallback(() => setAtRest(true), []));
  return isAtRest;
}

function whenIdle(act: () => unknown): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 200); // Safari
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
