"use client";

import { useRef, useState } from "react";
import { oneAtATime } from "~/lib/turns/one-at-a-time.ts";
import { useUnsavedWords } from "../state/unsaved-words.ts";

/**
 * What somebody types into one of the texts for search engines. It is saved on leaving the input; until the saved one
 * has come back, and while it cannot be saved, what was typed stays.
 */
export function useSearchEntry(saved: string, save: (text: string) => Promise<boolean>) {
  const [entry, setEntry] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  const onItsWay = useRef<string | null>(null);
  const [inTurn] = useState(oneAtATime); // of two texts the later one stays
  const text = entry ?? saved;
  useUnsavedWords(isTyping && text !== saved);

  function onTyped(typed: string): void {
    setEntry(typed);
    setTyping(true);
  }
  async function onLeft(): Promise<void> {
    setTyping(false);
    if (entry === null) return;
    const wanted = entry.trim();
    if (wanted === onItsWay.current) return;
    let isSaved = true;
    if (wanted !== (onItsWay.current ?? saved)) {
      onItsWay.current = wanted;
      isSaved = await inTurn(() => save(entry));
      if (onItsWay.current === wanted) onItsWay.current = null;
    }
    if (isSaved) setEntry((typed) => (typed?.trim() === wanted ? null : typed));
    else setTyping(true); // it is lost by whatever closes the input
  }

  return { text, onTyped, onLeft: () => void onLeft() };
}
