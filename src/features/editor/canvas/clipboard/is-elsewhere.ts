const elsewhere = "input, textarea, select, [role=textbox], [role=dialog]:not([data-vt-menu]), [role=alertdialog]";

/** Whether the keyboard is in a text, or in a dialog over the page: what is copied and pasted there is its own. */
export function isElsewhere(): boolean {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return false;
  return active.isContentEditable || active.closest(elsewhere) !== null;
}
