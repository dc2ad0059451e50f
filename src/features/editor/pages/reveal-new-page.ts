import { revealControl } from "../frame/reveal-control.ts";
import type { NewPagePlace } from "./new-page-form.tsx";

/** Opens the form for a new page of a place as soon as the pages panel is drawn, and gives it the keyboard. */
export function revealNewPage(place: NewPagePlace): void {
  const part = () => document.querySelector<HTMLElement>(`[data-vt-new-page="${place}"]`);
  const button = () => (part() instanceof HTMLButtonElement ? part() : null);
  revealControl(() => button() ?? part()?.querySelector("input"), { press: true });
}
