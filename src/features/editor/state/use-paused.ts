import { useEffect, useState } from "react";

/** Milliseconds after the last key before anything is searched. */
const searchPause = 250;

/** What is typed, once the keys have rested. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
