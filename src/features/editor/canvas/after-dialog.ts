/** A dialog that closes gives the keyboard back within this many milliseconds. */
const givenBackMs = 50;

/** Moves the keyboard on once the dialog that has just closed has given it back. */
export function afterDialog(focus: () => void): void {
  setTimeout(focus, givenBackMs);
}
