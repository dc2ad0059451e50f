/**
 * Calls `look` whenever something may have come to stand elsewhere in the window: the page was scrolled, the window or
 * the page has another size, an on-screen keyboard came or went, or a part of the page has come, gone or changed places.
 * `follow` names the element that is looked at, and may be called again with another one. While nothing happens, nothing
 * is asked of the browser.
 */
export function watchPlace(
  menu: HTMLElement | null,
  look: () => void,
): { follow: (element: Element | null) => void; stop: () => void } {
  let frame: number | undefined;
  let followed: Element | null = null;
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(soon); // at once would lay the page out
  const site = document.querySelector(".vt-site");
  for (const each of [document.body, site, menu]) if (each) sizes.observe(each);
  if (site) parts.observe(site, { childList: true, subtree: true });
  window.addEventListener("scroll", soon, { capture: true, passive: true });
  window.addEventListener("resize", soon);
  for (const event of ["resize", "scroll"]) window.visualViewport?.addEventListener(event, soon);
  return {
    follow(element) {
      if (element === followed) return;
      if (followed) sizes.unobserve(followed);
      if (element) sizes.observe(element);
      followed = element;
    },
    stop() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      sizes.disconnect();
      parts.disconnect();
      window.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
      for (const event of ["resize", "scroll"]) window.visualViewport?.removeEventListener(event, soon);
    },
  };
}
