import { copiedType, wordsOf, type CopiedGroup } from "./copied-group.ts";
import { htmlOf } from "./copied-html.ts";

/** Gives a copied section or card to the browser's clipboard, with its words for other programs. */
export function putOnClipboard(event: ClipboardEvent, copied: CopiedGroup): void {
  event.preventDefault();
  event.clipboardData?.setData(copiedType, JSON.stringify(copied));
  event.clipboardData?.setData("text/plain", wordsOf(copied.content));
  event.clipboardData?.setData("text/html", htmlOf(copied));
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
  if (!isThere) void write(copied); // a browser that copies nothing without marked letters
}

async function write(copied: CopiedGroup): Promise<void> {
  const kinds = { "text/plain": wordsOf(copied.content), "text/html": htmlOf(copied) };
  const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })] as const);
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  } catch {
    // refused, or not to be had on a page without https: it can be pasted on this site
  }
}
