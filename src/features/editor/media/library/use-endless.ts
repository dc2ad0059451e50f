import { useEffect, useRef, type RefObject } from "react";

/** How far below what is seen the end may be when more is asked for. */
const ahead = "600px";

/** Asks for more whenever the end of a list comes near, as long as there is any. */
export function useEndless(hasMore: boolean, loadMore: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(loadMore);
  useEffect(() => void (load.current = loadMore));
  useEffect(() => {
    if (!hasMore || !end.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load.current(),
      { root: end.current.closest("[data-vt-scroll]"), rootMargin: ahead },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasMore]);
  return end;
}
