/**
 * Tells the style sheets how much of the window's lower edge a part that is fixed there covers, in px, as the root's
 * property `name`: what the keyboard reaches, and the page's end, keep clear of it (`keep-clear.css`). None once the part is hidden or
 * the returned function was called.
 */
export function tellCovered(part: Element, name: `--covered-by-${string}`): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { top, height } = part.getBoundingClientRect();
    if (height > 0) style.setProperty(name, `${Math.round(innerHeight - top)}px`);
    else style.removeProperty(name);
  });
  observer.observe(part);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
