const touches = ["pointerenter", "pointerdown", "focusin", "keydown"] as const;

/** Calls back once, when the moment of an island has come; an unknown moment has come at once. */
export function whenItIsTime(element: HTMLElement, moment: string | undefined, then: () => void): void {
  switch (moment) {
    case "idle":
      return whenIdle(then);
    case "visible":
      return whenNear(element, "100% 0px", then);
    case "reached":
      return whenLoaded(() => whenNear(element, "10% 0px", () => whenIdle(then)));
    case "interaction": {
      const onTouched = () => {
        for (const touch of touches) element.removeEventListener(touch, onTouched, true);
        then();
      };
      for (const touch of touches) element.addEventListener(touch, onTouched, true);
      return;
    }
    default:
      then();
  }
}

export function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 2_000 });
  else setTimeout(then, 200);
}

/** Once the page and its pictures are there, so that nothing is taken from them. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === "complete") then();
  else addEventListener("load", then, { once: true });
}

/** Within `margin` of being seen. An island and its container have no box, what is drawn in them has. */
function whenNear(element: HTMLElement, margin: string, then: () => void): void {
  const seen = element.firstElementChild?.firstElementChild ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  observer.observe(seen);
}
