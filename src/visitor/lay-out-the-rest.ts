import { whenIdle, whenLoaded } from "./moments.ts";

/** Elsewhere what becomes taller above would push away what somebody reads. */
const keepsPlace = CSS.supports("overflow-anchor", "auto");

/**
 * The heights below the first screen are guesses until somebody comes near (`site-frame.css`). Once the page is there they
 * are made true, one part after another while nothing else is to be done: its length, its places and a picture of the
 * whole of it are right then. Before a key leads to the page's end, all of it is laid out at once, else that end would
 * move away.
 */
export function layOutTheRest(): void {
  addEventListener("keydown", ({ key, metaKey }) => {
    if (key === "End" || (metaKey && key === "ArrowDown")) document.documentElement.dataset["whole"] = "";
  });
  whenLoaded(() => {
    const parts = document.querySelectorAll<HTMLElement>(".site-main > .section, .site-footer").values();
    const layOutNext = () => {
      const { value } = parts.next();
      if (!value) return;
      if (keepsPlace || value.getBoundingClientRect().bottom > 0) value.style.contentVisibility = "visible";
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  });
}
