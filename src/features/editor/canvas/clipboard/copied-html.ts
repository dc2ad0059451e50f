import { readCopied, wordsOf, type CopiedGroup } from "./copied-group.ts";

const holder = "data-vitrine-group";

/**
 * Its words as HTML, a paragraph each, that carries the copy itself along: of what is on the clipboard, HTML is what a
 * button may read too, and on every site.
 */
export function htmlOf(copied: CopiedGroup): string {
  const all = document.createElement("div");
  all.setAttribute(holder, JSON.stringify(copied));
  for (const line of wordsOf(copied.content).split("\n")) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    all.append(paragraph);
  }
  return all.outerHTML;
}

/** Reads what such HTML carries; null for anything else. */
export function readHtml(html: string): CopiedGroup | null {
  if (!html.includes(holder)) return null;
  const carrier = new DOMParser().parseFromString(html, "text/html").querySelector(`[${holder}]`);
  return readCopied(carrier?.getAttribute(holder) ?? null);
}
