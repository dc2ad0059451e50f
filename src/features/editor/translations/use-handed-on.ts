import { useLayoutEffect, useRef, type FocusEvent } from "react";
import { stopAfter } from "./walk-rows.ts";

/** Hands the keyboard on to the next text where this row leaves the list, done, while the keyboard stands in it. */
export function useHandedOn() {
  const row = useRef<HTMLLIElement>(null);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      const next = isHere.current && own ? stopAfter(own) : undefined;
      // After the browser has let go of the row.
      if (next) setTimeout(() => takeKeyboard(next));
    };
  }, []);
  const onFocus = () => {
    isHere.current = true;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    isHere.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  };
  return { ref: row, onFocus, onBlur };
}

/** Only where nothing else has the keyboard; the list stays where it is, so that a mouse finds the next row in its place. */
function takeKeyboard(next: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}
