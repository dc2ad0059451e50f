/** A short tick under the finger, on phones that can. */
export function tick(): void {
  if ("vibrate" in navigator) navigator.vibrate(8);
}
