/** How long the window keeps its size before the layout is made anew, in milliseconds. */
const calm = 100;

/**
 * Calls `look` once the window has another size and keeps it for a moment: somebody who draws at its edge sees the layout
 * change once. Answers with what ends that.
 */
export function whenResized(look: () => void, event: EventTarget = window, name = "resize"): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResized = () => {
    clearTimeout(timer);
    timer = setTimeout(look, calm);
  };
  event.addEventListener(name, onResized);
  return () => {
    clearTimeout(timer);
    event.removeEventListener(name, onResized);
  };
}
