import type { IncomingMessage } from "node:http";
import { mayBeLarge } from "./body-limit.ts";

/** How long a body may take. */
const times = {
  /** For all of it; where it may be a large one, until its next byte. */
  patienceMs: 30_000,
  /** A large one goes on for as long as it comes at this rate on the whole: 200 kbit/s, as on a bad line. */
  leastBytesPerMs: 25,
  everyMs: 5_000,
};
/** By then whatever is taken has come at that rate. */
export const longestBodyMs = 11 * 60_000;

/**
 * Looks after a body on its way in, whoever reads it and whether or not anybody does: calls, once, when it is too slow. It
 * has thirty seconds; files that people send have as long as they come at 200 kbit/s.
 */
export function watchBody(
  request: IncomingMessage,
  onTooSlow: () => void,
  { patienceMs, leastBytesPerMs, everyMs } = times,
): void {
  const { headers, socket } = request;
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
  if (!hasBody) return;
  const isLarge = mayBeLarge(request);
  const [began, first] = [performance.now(), socket.bytesRead];
  let [heard, heardAt] = [first, began];
  const look = setInterval(() => {
    if (request.complete) return clearInterval(look);
    const now = performance.now();
    if (socket.bytesRead > heard) [heard, heardAt] = [socket.bytesRead, now];
    const allowedMs = patienceMs + (isLarge ? (heard - first) / leastBytesPerMs : 0);
    if (now - heardAt <= patienceMs && now - began <= allowedMs) return;
    clearInterval(look);
    onTooSlow();
  }, everyMs).unref();
  request.once("close", () => clearInterval(look));
}
