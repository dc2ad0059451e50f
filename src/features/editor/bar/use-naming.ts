"use client";

import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";

/** How long a pointer rests on a button before its name shows, and how soon after one name the next shows at once. */
const [restMs, goingOnMs] = [400, 400];
let lastShownAt = -Infinity;

/**
 * When the name of a button shows: a pointer rests on it, or the keyboard has come to it. Escape hides it and goes on to
 * what is open under the name.
 */
export function useNaming() {
  const [isNamed, setNamed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setNamed(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isNamed) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      lastShownAt = performance.now();
      document.removeEventListener("keydown", onKeyDown, true);
    };
  }, [isNamed, hide]);

  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      const isGoingOn = performance.now() - lastShownAt < goingOnMs;
      timer.current = setTimeout(() => setNamed(true), isGoingOn ? 0 : restMs);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => currentTarget.matches(":focus-visible") && setNamed(true),
    onBlur: hide,
  };
  return { isNamed, hide, events };
}
