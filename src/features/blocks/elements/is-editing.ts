/** Whether somebody edits this page: what visitors can press then leaves clicks to the canvas. */
export function isEditing(): boolean {
  return document.documentElement.dataset["vtEditing"] !== undefined;
}
