"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { typedScore } from "../../domain/typed-score.ts";

/** A second digit is waited for this long where it could still change the number. */
const waitMs = 700;

/** Reads a score typed digit by digit. `typed` is what stands there while a second digit is waited for. */
export function useTypedScore(onTyped: (score: number) => void): {
  typed: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
    event.preventDefault();
    clearTimeout(timer.current);
    const { text, score, isFinal } = typedScore(typed ?? "", event.key);
    const onComplete = () => {
      setTyped(null);
      onTyped(score);
    };
    if (isFinal) return onComplete();
    setTyped(text);
    timer.current = setTimeout(onComplete, waitMs);
  }

  return { typed, onKeyDown };
}
