"use client";

import { useEffect, useState } from "react";
import { watchRefusedLine } from "../../client/connection/refused-line.ts";

/** Whether the phone's network reaches the server and yet lets no line to the round come about. */
export function useRefusedLine(isOffline: boolean): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (!isOffline) return;
    const stop = watchRefusedLine(setIsRefused);
    return () => {
      stop();
      setIsRefused(false);
    };
  }, [isOffline]);
  return isRefused;
}
