/** As a `ref`: what comes in the place of a form takes the focus that went with its button. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
