/** Whether this person wants less to move on their screen. For the browser. */
export function prefersCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
