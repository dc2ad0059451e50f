/** Between two looks, what stays for longer than the patience, and how long things take to settle, in milliseconds. */
const [step, patience, pause] = [16, 3_000, 80];

/** Calls `then` a moment after something on screen has gone, however long a slow device takes; what stays holds up nobody for good. */
export function whenGone(isThere: () => boolean, then: () => void): void {
  const deadline = Date.now() + patience;
  const look = () => {
    if (isThere() && Date.now() < deadline) setTimeout(look, step);
    else setTimeout(then, pause);
  };
  look();
}

/** The same once no dialog is open; a panel is none. */
export function whenNoDialog(then: () => void): void {
  whenGone(() => document.querySelector('[role="dialog"]:not([data-vt-panel]), [role="alertdialog"]') !== null, then);
}
