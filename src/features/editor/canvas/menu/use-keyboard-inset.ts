import { useEffect, useState } from "react";

/** Height in px that a phone's on-screen keyboard takes from the bottom of the window, while `isActive`. */
export function useKeyboardInset(isActive: boolean): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isActive || !viewport) return;
    const update = () => setInset(Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)));
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [isActive]);
  return isActive ? inset : 0;
}
