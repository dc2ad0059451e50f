import { useCallback, useState } from "react";

/**
 * The page inside the frame of a preview: without the button that opens its editor, with links that lead nowhere, and
 * with an Escape that closes the preview. `isReady` once it is to be seen.
 */
export function useFramedPage(onEscape: () => void) {
  const [isReady, setIsReady] = useState(false);
  const ref = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return;
      const onLoad = () => {
        const page = frame.contentDocument;
        if (!page || page.URL === "about:blank") return;
        page.documentElement.toggleAttribute("data-vt-framed", true);
        page.defaultView?.addEventListener("keydown", onKeyDown, { capture: true });
        page.addEventListener("click", onClick, { capture: true });
        setIsReady(true);
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === "Escape") onEscape();
        const isCommand = (event.metaKey || event.ctrlKey) && ["e", "k"].includes(event.key.toLowerCase());
        if (isCommand) event.preventDefault(); // they are the editor's, and this is not one
        if (isCommand || event.key === "Escape") event.stopPropagation();
      };
      frame.addEventListener("load", onLoad);
      return () => frame.removeEventListener("load", onLoad);
    },
    [onEscape],
  );
  return { ref, isReady };
}

/** A link inside the page scrolls to its place; every other one would show what is published, not what is edited. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}
