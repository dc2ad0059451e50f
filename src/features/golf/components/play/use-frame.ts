"use client";

import { useEffect, useState, type RefObject } from "react";

/** How the card stands: in the page, as a drawer over the map, or as a panel beside it. */
type Frame = "page" | "drawer" | "panel";

/** A window that is being resized is measured after this pause, in ms. */
const resizeDebounceMs = 100;

/**
 * The frame that the style sheet chose for this element (`--golf-frame`, see play-stage.css): it alone knows the page's
 * sections and the screen's size. Asked again after the screen was resized; meanwhile the element has `data-resizing`,
 * so that nothing glides.
 */
export function useFrame(ref: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>("page");
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = () => {
      delete element.dataset["resizing"];
      setFrame(frameOf(getComputedStyle(element).getPropertyValue("--golf-frame")));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      element.dataset["resizing"] = "";
      clearTimeout(timer);
      timer = setTimeout(read, resizeDebounceMs);
    };
    read();
    window.addEventListener("resize", onResize);
    return () => {
      window.removeEventListener("resize", onResize);
      clearTimeout(timer);
    };
  }, [ref]);
  return frame;
}

function frameOf(value: string): Frame {
  const name = value.trim();
  return name === "drawer" || name === "panel" ? name : "page";
}
