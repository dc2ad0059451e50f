import { lookUntil } from "../frame/look-until.ts";
import { showAddress } from "../state/addresses.ts";

/** Gives the keyboard to the first such text of the page under edit as soon as the list of translations is drawn. */
export function revealPair(state: "missing" | "stale"): void {
  lookUntil(() => {
    const row = document.querySelector(`[data-name="translations"] .vt-pair[data-state="${state}"]`);
    const text = row?.querySelector<HTMLElement>("[data-vt-pair]");
    text?.scrollIntoView({ block: "center", behavior: "instant" });
    text?.focus({ preventScroll: true });
    return text instanceof HTMLElement;
  });
}

/** Does so for whoever came by a link to what is missing, which the address tells (`missing=1`) until then. */
export function revealMissing(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has("missing")) return;
  query.delete("missing");
  showAddress(`${location.pathname}?${query}`);
  revealPair("missing");
}
