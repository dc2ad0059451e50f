import { copiedType, wordsOf, type CopiedGroup } from "./copied-group.ts";

/** Gives a copied section or card to the browser's clipboard, with its words for other programs. */
export function putOnClipboard(event: ClipboardEvent, copied: CopiedGroup): void {
  event.preventDefault();
  event.clipboardData?.setData(copiedType, JSON.stringify(copied));
  event.clipboardData?.setData("text/plain", wordsOf(copied.content));
}

/** The same at a press in a menu, so that it can be pasted on other sites as well. */
export function copyFromMenu(copied: CopiedGroup | null): void {
  if (!copied) return;
  let isThere = false;
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    putOnClipboard(event, copied);
    isThere = true;
  };
  document.addEventListener("copy", onCopy, { capture: true });
  document.execCommand("copy");
  document.removeEventListener("copy", onCopy, { capture: true });
  // A browser that copies nothing without marked letters takes the words, by which the site's own pages know it.
  if (!isThere && isSecureContext) void navigator.clipboard.writeText(wordsOf(copied.content)).catch(() => undefined);
}
