/**
 * Tells the style sheets how much of the window's lower edge a part that is fixed there covers, in px, as the root's
 * property `name`: what the keyboard reaches, and the page's end, keep clear of it (`keep-clear.css`). None once the part is hidden or
 * the returned function was called.
 */
export function tellCovered(part: Element, name: `--covered-by-${string}`): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { top, height } = part.getBoundingClientRect();
    root.style.setProperty(name, height > 0 ? `${Math.round(innerHeight - top)}px` : "");
  });
  observer.observe(part);
  observer.observe(root); // as wide as the window
  return () => {
    observer.disconnect();
    root.style.removeProperty(name);
  };
}
