import { lookUntil } from "../frame/look-until.ts";

/** What of a page is led to: its name, the text that search engines show, who sees it, or what deletes it. */
type PagePart = "name" | "description" | "settings" | "delete";

/**
 * Opens what can be changed of the page under edit as soon as the pages panel is drawn, and gives the keyboard to a
 * part of it; to delete the page is asked about at once.
 */
export function revealPage(part: PagePart): void {
  lookUntil(() => {
    const row = document.querySelector('.vt-page[data-current="true"]');
    return row !== null && opened(row, part);
  });
}

/** Goes one step further each time: the row, the page's part of it, its fold. */
function opened(row: Element, part: PagePart): boolean {
  const next =
    row.querySelector<HTMLElement>('.vt-page__line button[aria-expanded="false"]') ??
    row.querySelector<HTMLElement>('input[type="radio"][value="page"]:not(:checked)');
  if (next) {
    next.click();
    return false;
  }
  const fold = row.querySelector<HTMLDetailsElement>(`[data-vt-page-part="${part}"]`);
  if (fold) fold.open = true;
  const field = {
    name: row.querySelector<HTMLElement>(".vt-card input.vt-input"),
    description: fold?.querySelector<HTMLElement>('[data-vt-search="description"]'),
    settings: fold?.querySelector<HTMLElement>("summary"),
    delete: row.querySelector<HTMLElement>("[data-vt-delete-page]"),
  }[part];
  field?.scrollIntoView({ block: "center", behavior: "instant" });
  field?.focus({ preventScroll: true });
  if (part === "delete") field?.click();
  return field !== null && field !== undefined;
}
