import { randomInt } from "node:crypto";
import getPort from "get-port";

/**
 * A free port that nothing is given by chance until it is used, be that minutes later: below those that systems hand out
 * to whoever asks for any, and above those that browsers and `fetch` refuse (10080).
 */
export function ownPort(): Promise<number> {
  return getPort({ port: Array.from({ length: 100 }, () => randomInt(11_000, 30_000)) });
}
