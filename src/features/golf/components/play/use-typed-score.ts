"use client";

import { useEffect, useState, type KeyboardEvent } from "react";
import { ScoreTyping } from "./score-typing.ts";

/** Reads a score typed digit by digit. `typed` is what stands there while a second digit is waited for. */
export function useTypedScore(onTyped: (score: number) => void): {
  typed: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const [typed, setTyped] = useState<string | null>(null);
  const [typing] = useState(() => new ScoreTyping(setTyped));
  useEffect(() => () => typing.stop(), [typing]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing.press(event.key, onTyped)) event.preventDefault(); // Enter would press the focused button, too
  }

  return { typed, onKeyDown };
}
