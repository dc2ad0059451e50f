import { DomainError } from "~/lib/errors.ts";
import { hour } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { sniffPicture } from "./domain/sniff.ts";
import { inTurn } from "./work-queue.ts";

/** Drawings of a site that had to be killed: each has held a core for as long as it was let. */
const endless = rateLimit("media.endlessDrawings", { most: 5, windowMs: hour });

/**
 * Runs what reads these bytes when it is its site's turn. A drawing of a site whose drawings had to be killed too often
 * is refused at once. Throws `too-many`.
 */
export async function readInTurn<Result>(siteId: string, bytes: Uint8Array, read: () => Promise<Result>) {
  if (sniffPicture(bytes) !== "svg") return await inTurn(siteId, read);
  endless.check(siteId);
  return await inTurn(siteId, async () => {
    endless.check(siteId); // those before it in the line count
    return await read().catch((error: unknown) => {
      if (wasKilled(error)) endless.count(siteId);
      throw error;
    });
  });
}

function wasKilled(error: unknown): boolean {
  const { cause } = error instanceof DomainError ? error : {};
  return cause instanceof Error && "signal" in cause && cause.signal === "SIGKILL";
}
