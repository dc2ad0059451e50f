"use client";

import { useLayoutEffect, useRef, type RefObject } from "react";
import { prefersCalm } from "~/lib/browser/prefers-calm.ts";

/**
 * Lets the rows of a list glide from their old place to the new one when the order changes: each row carries its id in
 * `data-row`. Nothing moves for who prefers less motion.
 */
export function useFlip<Element extends HTMLElement>(order: string): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const before = tops.current;
    const now = new Map<string, number>();
    const isStill = prefersCalm();
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
      const id = row.dataset["row"] ?? "";
      const top = row.offsetTop;
      now.set(id, top);
      const moved = (before.get(id) ?? top) - top;
      if (moved === 0 || isStill) continue;
      row.animate(
        { translate: [`0 ${moved}px`, "0 0"] },
        { duration: 420, easing: "cubic-bezier(0.22, 0.68, 0.24, 1)" },
      );
    }
    tops.current = now;
  }, [order]);
  return list;
}
