import { lookUntil } from "../frame/look-until.ts";

/** Opens the form for a new page of the navigation as soon as the pages panel is drawn, and gives it the keyboard. */
export function revealNewPage(): void {
  lookUntil(() => {
    const part = document.querySelector<HTMLElement>('[data-vt-new-page="navigation"]');
    if (part instanceof HTMLButtonElement) part.click();
    else part?.querySelector("input")?.focus();
    return part !== null;
  });
}
