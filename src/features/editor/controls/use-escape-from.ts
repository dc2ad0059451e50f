import { useEffect, useEffectEvent } from "react";

/** While something is dragged, Escape lets go of it, and closes nothing: nobody else hears of the key. */
export function useEscapeFrom(isDragging: boolean, letGo: () => void): void {
  const onEscape = useEffectEvent(letGo);
  useEffect(() => {
    if (!isDragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isDragging]);
}
