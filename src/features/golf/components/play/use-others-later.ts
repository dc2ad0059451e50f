"use client";

import { startTransition, useEffect, useState } from "react";

/** False for the first drawing, which shows what people came for; true once there is time for what is out of sight. */
export function useOthersLater(): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime;
}
