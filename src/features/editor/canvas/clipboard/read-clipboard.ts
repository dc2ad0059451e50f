import type { CopiedGroup } from "./copied-group.ts";
import { readHtml } from "./copied-html.ts";
import { keptCopied } from "./copied-storage.ts";

/**
 * What a button pastes: the section or card on the browser's clipboard, of whatever site, else what was copied last on
 * this one. `empty` where there is neither, `closed` where the browser or the person lets no button read it.
 */
export async function readClipboard(): Promise<CopiedGroup | "empty" | "closed"> {
  const read = await onClipboard();
  return read !== null && typeof read === "object" ? read : (keptCopied() ?? read ?? "empty");
}

async function onClipboard(): Promise<CopiedGroup | "closed" | null> {
  try {
    const items = await navigator.clipboard.read();
    const html = items.find(({ types }) => types.includes("text/html"));
    return html ? readHtml(await (await html.getType("text/html")).text()) : null;
  } catch {
    return "closed"; // refused, or not to be had on a page without https
  }
}
