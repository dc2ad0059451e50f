import type { EditorSelection } from "../../state/types.ts";
import { afterDialog } from "../after-dialog.ts";
import { elementOf } from "../items.ts";

/** The key that leads from an item to its menu and on to the bar, as in other editors of texts. */
export const menuKey = "Alt+F10";

const focusable = "button:not(:disabled), [href], input, select, textarea, [tabindex]:not([tabindex='-1'])";

/** The menu of the selected item: attribute `data-vt-menu`, `panel` or `bar`. */
function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-vt-menu]");
}

/** Which menu a keyboard event comes from, or null when it comes from elsewhere. */
export function menuAround(target: EventTarget | null): "panel" | "bar" | null {
  const menu = target instanceof Element ? target.closest("[data-vt-menu]") : null;
  return menu === null ? null : menu.getAttribute("data-vt-menu") === "bar" ? "bar" : "panel";
}

/** How long the code of a menu is waited for, in milliseconds; the keyboard may be elsewhere by then. */
const patience = 5000;

/** Gives the keyboard to the menu of the selected item as soon as it is drawn, unless it has gone on meanwhile. */
export function focusMenu(): void {
  const [before, began] = [document.activeElement, performance.now()];
  requestAnimationFrame(function look() {
    const menu = openMenu();
    if (!menu && document.activeElement === before && performance.now() - began < patience) {
      requestAnimationFrame(look);
      return;
    }
    const first = menu?.dataset["vtMenu"] === "bar" ? menu.querySelector<HTMLElement>(focusable) : menu;
    first?.focus({ preventScroll: true });
  });
}

/** Gives the keyboard back to an item: to its text where it has one, else to what it is drawn as. */
export function focusItem(item: EditorSelection): void {
  const element = elementOf(item);
  const text = element?.querySelector<HTMLElement>(":scope > [role=textbox]");
  (text ?? element)?.focus({ preventScroll: true });
}

/** Where nothing has the keyboard, since what had it has gone with a dialog or a medium, an item takes it. */
export function catchKeyboardAt(item: EditorSelection): void {
  afterDialog(() => {
    if (document.activeElement === document.body) focusItem(item);
  });
}

/** Gives the keyboard to the section around an element of the canvas: where a text is left to. */
export function focusSectionOf(element: Element): void {
  element.closest<HTMLElement>(".vt-section")?.focus({ preventScroll: true });
}

/** From an item to its menu, from the menu to the bar at the top, and from there back to the item. */
export function focusNext(target: EventTarget | null, selection: EditorSelection | null): void {
  const isInBar = target instanceof Element && target.closest(".vt-bar") !== null;
  if (isInBar && selection) focusItem(selection);
  else if (openMenu() && menuAround(target) === null) focusMenu();
  else document.querySelector<HTMLElement>(`.vt-bar :is(${focusable})`)?.focus();
}
