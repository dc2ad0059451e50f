import { lookUntil } from "../../frame/look-until.ts";
import type { EditorSelection } from "../../state/types.ts";
import { elementOf } from "../items.ts";
import { topInset } from "./use-floating.ts";

/** What of an item is to be put right: something in its menu, or words within its text. */
export type ItemPart =
  | { type: "link" }
  | { type: "medium" | "alt"; mediaId: string }
  | { type: "words"; url: string }
  | { type: "heading" };

/** How long words stay selected before nothing that is drawn later takes them away, in milliseconds. */
const settling = 300;

/** Brings a part of the selected item into view and gives it the keyboard, as soon as its menu or its editor is drawn. */
export function revealPart(item: EditorSelection, part: ItemPart): void {
  if (part.type === "words" || part.type === "heading") return revealWords(item, part);
  lookUntil(() => {
    const menu = document.querySelector('[data-vt-menu="panel"]');
    const target = partOfMenu(menu, part);
    if (!target) return false;
    const row = part.type === "link" ? null : rowOf(menu, part.mediaId);
    if (row) scrollBeside(menu, pictureOf(item, row));
    target.scrollIntoView({ block: "center", behavior: "instant" });
    target.focus({ preventScroll: true });
    return true;
  });
}

/** Goes one step further each time: a picture of a list is opened before its words are there. */
function partOfMenu(menu: Element | null, part: Exclude<ItemPart, { type: "words" | "heading" }>): HTMLElement | null {
  if (!menu) return null;
  if (part.type === "link") {
    const link = menu.querySelector('[data-vt-part="link"]');
    const [address, kind] = [".vt-input", "input:checked"].map((name) => link?.querySelector<HTMLElement>(name));
    return address ?? kind ?? null;
  }
  const row = rowOf(menu, part.mediaId);
  if (part.type === "medium") return (row ?? menu).querySelector<HTMLElement>('[data-vt-part="medium"]');
  const closed = row?.querySelector<HTMLElement>('[aria-expanded="false"]');
  closed?.click();
  return closed ? null : menu.querySelector<HTMLElement>('[data-vt-part="alt"]');
}

/** The row of a picture of a list, in its menu. */
function rowOf(menu: Element | null, mediaId: string): Element | null {
  return menu?.querySelector(`[data-vt-medium="${CSS.escape(mediaId)}"]`) ?? null;
}

/** What a picture of a list is drawn as on the page: as the pictures follow each other, so do their rows. */
function pictureOf(list: EditorSelection, row: Element): Element | undefined {
  const at = [...(row.parentElement?.children ?? [])].indexOf(row);
  return elementOf(list)?.querySelectorAll("img")[at];
}

/** Brings something on the page to the middle of what its menu leaves of the window. */
function scrollBeside(menu: Element | null, element: Element | undefined): void {
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  const isSheet = menu?.matches('[data-sheet="true"]') === true;
  const bottom = isSheet ? menu.getBoundingClientRect().top : window.innerHeight;
  window.scrollBy({ top: top + height / 2 - (topInset() + bottom) / 2, behavior: "instant" });
}

/**
 * Selects the words of a link, or a heading, as soon as the text's editor is there; again where it puts the caret
 * elsewhere while it is being drawn.
 */
function revealWords(item: EditorSelection, part: Extract<ItemPart, { type: "words" | "heading" }>): void {
  const found = part.type === "heading" ? "h1, h2, h3, h4, h5, h6" : `[data-vt-link="${CSS.escape(part.url)}"]`;
  let selectedAt = Infinity;
  lookUntil(() => {
    const text = elementOf(item);
    const words = text?.matches("[data-slate-editor]") ? text.querySelector(found) : null;
    const selection = document.getSelection();
    if (!words || !selection) return false;
    const ends = [selection.anchorNode, selection.focusNode];
    if (!selection.isCollapsed && ends.every((end) => words.contains(end)))
      return performance.now() - selectedAt > settling;
    selection.selectAllChildren(words);
    words.scrollIntoView({ block: "center", behavior: "instant" });
    selectedAt = performance.now();
    return false;
  });
}
