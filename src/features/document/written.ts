import { hour } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";

/** Nothing of the history of a site goes again. In an hour its people write far less than this, which fills no disk unseen. */
export const written = rateLimit("bytes of the history of a site", { most: 1_000_000_000, windowMs: hour });

/** Counts what a change or a version adds to the history of its site. Throws `too-many`. */
export function countWritten(siteId: string, added: unknown): void {
  written.count(siteId, Buffer.byteLength(JSON.stringify(added)));
}
