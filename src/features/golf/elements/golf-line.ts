declare global {
  interface Window {
    /** A line to the live door that waits for the code which speaks over it (`earlySocket`). */
    golfLine?: WebSocket | undefined;
  }
}

/** The islands that follow a round. */
const followers = ["addPlayers", "share", "card", "table", "coupon"].map(
  (name) => `vt-island[data-name="golf-${name}"]`,
);

/**
 * Opens the line of a round's screen while the screen's code is still on its way, which on a slow phone takes a second.
 * Belongs to the page's one light script, and so imports nothing.
 */
export function openGolfLine(): void {
  if (!document.querySelector(followers.join())) return;
  window.golfLine = new WebSocket(`${location.origin.replace("http", "ws")}/api/live`);
}
