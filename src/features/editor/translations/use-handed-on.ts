import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from "react";
import { stopAfter } from "./walk-rows.ts";

/**
 * Hands the keyboard on to the next text where this row leaves the list, done, while the keyboard stands in it. Who
 * pressed a button with a finger or the mouse is not writing: a phone's keyboard would come up over the list.
 */
export function useHandedOn() {
  const row = useRef<HTMLLIElement>(null);
  const isHere = useRef(false);
  /** The row of a text that somebody else finishes goes from under who writes in it: more keys are not meant for the next. */
  const isWriting = useRef(false);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      const next = isHere.current && !isWriting.current && own ? stopAfter(own) : undefined;
      // After the browser has let go of the row.
      if (next) setTimeout(() => takeKeyboard(next));
    };
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    isHere.current = target.matches(":focus-visible");
  };
  const onInput = () => {
    isWriting.current = true;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter" || key === "Tab") isWriting.current = false;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    isWriting.current = false;
    isHere.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  };
  return { ref: row, onFocus, onBlur, onInput, onKeyDown };
}

/** Only where nothing else has the keyboard; the list stays where it is, so that a mouse finds the next row in its place. */
function takeKeyboard(next: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
}
