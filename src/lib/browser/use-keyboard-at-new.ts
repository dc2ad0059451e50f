import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";

const control = ":is(button, a[href], input):not(:disabled)";

/**
 * For a list that a button makes longer: the first entry that comes by a press takes the keyboard, at its first control where
 * it has one; so it does when the button goes while it has the keyboard, and the list itself where nothing came. Whoever is
 * elsewhere by then stays there. `ref` is the button's; `onAsked` is to be called as it is pressed.
 */
export function useKeyboardAtNew(list: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  const askedFrom = useRef<Element | null>(null);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    const added = last.current?.nextElementSibling;
    last.current = list.current?.lastElementChild ?? null;
    const at = document.activeElement;
    const isNowhere = at === document.body;
    const goesOn =
      (isLost.current && isNowhere) || (added && askedFrom.current && (isNowhere || at === askedFrom.current));
    isLost.current = false;
    if (added) askedFrom.current = null;
    const place = added instanceof HTMLElement ? added : list.current;
    if (!goesOn || !place) return;
    const within = added?.querySelector<HTMLElement>(control);
    if (!within) place.tabIndex = -1;
    (within ?? place).focus();
  });
  const ref = useCallback((button: HTMLElement | null) => {
    return () => {
      isLost.current = document.activeElement === button; // it is about to go
    };
  }, []);
  return {
    ref,
    onAsked: () => {
      askedFrom.current = document.activeElement;
    },
  };
}
