"use client";

import { useEffect, useState } from "react";

/** Who turns the page sooner than the browser rests waits no longer than this. */
const patienceMs = 500;

/** False for the first drawing, which shows what people came for; true once there is time for what is out of sight. */
export function useOthersLater(): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const onTime = () => setIsTime(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(onTime, patienceMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(onTime, { timeout: patienceMs });
    return () => cancelIdleCallback(idle);
  }, []);
  return isTime;
}
