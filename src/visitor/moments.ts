const touches = ["pointerenter", "pointerdown", "focusin", "keydown"] as const;

/** Calls back once, when the moment of an island has come; an unknown moment has come at once. */
export function whenItIsTime(element: HTMLElement, moment: string | undefined, then: () => void): void {
  switch (moment) {
    case "idle":
      if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 2_000 });
      else setTimeout(then, 200);
      return;
    case "visible":
      return whenNear(element, then);
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

/** Within a screen's height of being seen. An island and its container have no box, what is drawn in them has. */
function whenNear(element: HTMLElement, then: () => void): void {
  const seen = element.firstElementChild?.firstElementChild ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(seen);
}
