import { revealControl } from "../frame/reveal-control.ts";

/** Opens what can be changed of an entry of the navigation as soon as the pages panel is drawn. */
export function revealEntry(entryId: string): void {
  revealControl(() => {
    const opener = document.querySelector<HTMLElement>(`[data-drop-row="${CSS.escape(entryId)}"] > [aria-expanded]`);
    if (opener?.getAttribute("aria-expanded") === "false") opener.click();
    return opener;
  });
}
