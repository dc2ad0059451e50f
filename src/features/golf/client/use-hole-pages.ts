"use client";

import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject, type UIEvent } from "react";
import { boundedIndex } from "../domain/hole-state.ts";
import { keepHole, keptHole } from "./device.ts";

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

/** Pages turned by swipe (native scroll snapping), click or arrow key. The page is remembered on the phone. */
export function useHolePages(total: number, gameId: string | null): HolePages {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** While the strip glides to a page, the pages that it passes are not turned to: quick clicks would lose their count. */
  const isGliding = useRef(false);
  const hasTurned = useRef(false);
  const onGlideEnd = () => void (isGliding.current = false);

  const goTo = useCallback(
    (wanted: number, behavior: ScrollBehavior = "auto") => {
      const strip = ref.current;
      const next = boundedIndex(wanted, total);
      hasTurned.current = true;
      setIndex(next);
      isGliding.current = true;
      strip?.scrollTo({ left: next * strip.clientWidth, behavior });
    },
    [total],
  );

  useEffect(() => {
    const kept = gameId ? keptHole(gameId) : null;
    if (kept) requestAnimationFrame(() => goTo(kept, "instant"));
  }, [gameId, goTo]);

  useEffect(() => {
    if (gameId && hasTurned.current) keepHole(gameId, index);
  }, [gameId, index]);

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
        if (isGliding.current) return;
        if (settled !== index) hasTurned.current = true;
        setIndex(boundedIndex(settled, total));
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
