"use client";

import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject, type UIEvent } from "react";
import { boundedIndex } from "../domain/hole-state.ts";

interface HolePages {
  index: number;
  /** Turns to a page; the index stays between 0 and total minus 1. */
  goTo: (index: number) => void;
  /** Belongs on the element whose children are the pages, side by side with scroll snapping. */
  strip: {
    ref: RefObject<HTMLDivElement | null>;
    onScroll: (event: UIEvent<HTMLDivElement>) => void;
    onScrollEnd: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Pages turned by swipe (native scroll snapping), click or arrow key. The page is remembered for a game over reloads. */
export function useHolePages(total: number, gameId: string | null): HolePages {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** While the strip glides to a page, the pages that it passes are not turned to: quick clicks would lose their count. */
  const isGliding = useRef(false);
  const onGlideEnd = () => void (isGliding.current = false);
  const key = gameId && `golfHole:${gameId}`;

  const goTo = useCallback(
    (wanted: number, behavior: ScrollBehavior = "auto") => {
      const strip = ref.current;
      const next = boundedIndex(wanted, total);
      setIndex(next);
      isGliding.current = true;
      strip?.scrollTo({ left: next * strip.clientWidth, behavior });
    },
    [total],
  );

  useEffect(() => {
    const stored = key ? Number(sessionStorage.getItem(key)) : 0;
    if (stored > 0) requestAnimationFrame(() => goTo(stored, "instant"));
  }, [key, goTo]);

  useEffect(() => {
    if (key && index > 0) sessionStorage.setItem(key, String(index));
  }, [key, index]);

  useEffect(() => {
    const onResize = () => ref.current?.scrollTo({ left: index * ref.current.clientWidth, behavior: "instant" });
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, [index]);

  return {
    index,
    goTo,
    strip: {
      ref,
      onScroll: ({ currentTarget: { scrollLeft, clientWidth } }) => {
        const offset = scrollLeft / clientWidth;
        const settled = Math.round(offset);
        if (Math.abs(offset - settled) >= 0.02) return;
        if (settled === index) onGlideEnd();
        if (!isGliding.current) setIndex(boundedIndex(settled, total));
      },
      onScrollEnd: onGlideEnd,
      onPointerDown: onGlideEnd,
      onWheel: onGlideEnd,
      onKeyDown: (event) => {
        if (event.key === "ArrowRight") goTo(index + 1);
        if (event.key === "ArrowLeft") goTo(index - 1);
      },
    },
  };
}
