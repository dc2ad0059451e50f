import { useCallback, useEffect, useRef } from "react";

/**
 * Does what moves other parts of the screen at once, or, while the mouse or a finger is pressing one of them, once that
 * press is over: it would go from under the pointer and never be a click. Only presses are known that began since.
 */
export function useAfterPress(): (work: () => void) => void {
  const press = useRef<{ isDown: boolean; work: (() => void) | null }>({ isDown: false, work: null });
  useEffect(() => {
    const onDown = () => void (press.current.isDown = true);
    const onUp = () => {
      const { work } = press.current;
      press.current = { isDown: false, work: null };
      if (work) setTimeout(work); // the click comes right behind
    };
    window.addEventListener("mousedown", onDown, true);
    for (const end of ["mouseup", "dragend"]) window.addEventListener(end, onUp, true);
    return () => {
      window.removeEventListener("mousedown", onDown, true);
      for (const end of ["mouseup", "dragend"]) window.removeEventListener(end, onUp, true);
    };
  }, []);
  return useCallback((work) => {
    if (press.current.isDown) press.current.work = work;
    else work();
  }, []);
}
