import type { CDPSession } from "@playwright/test";

/** Says, when asked, whether nothing has come over the wire for a while. What is under way and hangs does not count. */
export function watchLine(session: CDPSession, quietMs = 2_000): () => boolean {
  let last = Date.now();
  const note = () => (last = Date.now());
  session.on("Network.responseReceived", note);
  session.on("Network.dataReceived", note);
  session.on("Network.loadingFinished", note);
  return () => Date.now() - last > quietMs;
}
