import { useEffect, useEffectEvent } from "react";

/** While something is dragged or lies open, Escape lets go of that, and closes nothing else: nobody else hears of the key. */
export function useEscapeFrom(isHeld: boolean, letGo: () => void): void {
  const onEscape = useEffectEvent(letGo);
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isHeld]);
}
