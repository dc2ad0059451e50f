import { lookUntil } from "../frame/look-until.ts";

/**
 * Opens what can be changed of the page under edit as soon as the pages panel is drawn, and gives the keyboard to its
 * name, or to the text that search engines show.
 */
export function revealPage(part: "name" | "description"): void {
  lookUntil(() => {
    const row = document.querySelector('.vt-page[data-current="true"]');
    return row !== null && opened(row, part);
  });
}

/** Goes one step further each time: the row, the page's part of it, its fold. */
function opened(row: Element, part: "name" | "description"): boolean {
  const next =
    row.querySelector<HTMLElement>('.vt-page__line button[aria-expanded="false"]') ??
    row.querySelector<HTMLElement>('input[type="radio"][value="page"]:not(:checked)');
  if (next) {
    next.click();
    return false;
  }
  const fold = row.querySelector<HTMLDetailsElement>("[data-vt-search-text]");
  if (part === "description" && fold) fold.open = true;
  const field =
    part === "name"
      ? row.querySelector<HTMLElement>(".vt-card input.vt-input")
      : fold?.querySelector<HTMLElement>('[data-vt-search="description"]');
  field?.scrollIntoView({ block: "center", behavior: "instant" });
  field?.focus({ preventScroll: true });
  return field !== null && field !== undefined;
}
