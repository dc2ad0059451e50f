import { lookUntil } from "../frame/look-until.ts";

/** Gives the keyboard to the first missing text of the page under edit as soon as the list of translations is drawn. */
export function revealMissing(): void {
  lookUntil(() => {
    const row = document.querySelector('[data-name="translations"] .vt-pair[data-state="missing"]');
    const text = row?.querySelector<HTMLElement>("[data-vt-pair]");
    text?.scrollIntoView({ block: "center", behavior: "instant" });
    text?.focus({ preventScroll: true });
    return text instanceof HTMLElement;
  });
}
