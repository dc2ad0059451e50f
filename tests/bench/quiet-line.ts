import type { CDPSession } from "@playwright/test";

/** A page has come when nothing more has for so long. */
const quietMs = 2_000;

/** Says, when asked, whether nothing has come over the wire for a while. What is under way and hangs does not count. */
export function watchLine(session: CDPSession): () => boolean {
  let last = Date.now();
  const note = () => (last = Date.now());
  session.on("Network.responseReceived", note);
  session.on("Network.dataReceived", note);
  session.on("Network.loadingFinished", note);
  return () => Date.now() - last > quietMs;
}
