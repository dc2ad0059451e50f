import { useEffect, type RefObject } from "react";

const textFields = "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable=true]";

/**
 * Files that are pasted anywhere in the dialog or panel around an element are taken, wherever in it the keyboard is. Words
 * that are pasted into a text go there, also where a picture of them comes along, as from a text processor.
 */
export function useFilePaste(element: RefObject<HTMLElement | null>, take: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const around = element.current?.closest<HTMLElement>("[role=dialog]") ?? element.current;
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData: pasted } = event;
      if (event.defaultPrevented || !pasted || pasted.files.length === 0) return;
      const isInText = event.target instanceof Element && event.target.closest(textFields) !== null;
      if (isInText && pasted.types.includes("text/plain")) return;
      event.preventDefault();
      take(pasted.files);
    };
    // After a press beside everything in a panel nothing has the keyboard; what the page takes itself, it takes first.
    const onPasteNowhere = (event: ClipboardEvent) => {
      if (event.target === document.body && !document.querySelector(".vt-backdrop")) onPaste(event);
    };
    around?.addEventListener("paste", onPaste);
    window.addEventListener("paste", onPasteNowhere);
    return () => {
      around?.removeEventListener("paste", onPaste);
      window.removeEventListener("paste", onPasteNowhere);
    };
  });
}
