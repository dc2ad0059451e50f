/** Somebody has pressed what goes with it: the focus moves on to the card, the players, or the screen's next step. */
export function focusRound(): void {
  document.querySelector<HTMLElement>(".golf-play__strip, .golf-players__list, .golf__action:not(:disabled)")?.focus();
}
