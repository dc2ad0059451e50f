import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";

/** Of an answer its first line is enough: what is larger was there. */
const mostBytes = 200_000;
/** As HTTP says that something is there; for an answer that we cannot take up. */
const isThere = 200;

/**
 * What the server behind an address answers in the end, as HTTP says it; null where it cannot be reached, which an
 * address inside our network is told as well. Many servers answer no HEAD, or another thing: what it refuses is asked for.
 */
export async function statusOf(address: string, fetch: OutboundFetch): Promise<number | null> {
  const head = await answerOf(() => fetch(address, { method: "HEAD" }));
  if (head !== null && head < 400) return head;
  return await answerOf(() => fetch(address, { bytes: mostBytes }));
}

async function answerOf(ask: () => Promise<{ status: number }>): Promise<number | null> {
  try {
    return (await ask()).status;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.reason === "unfit" ? isThere : null;
  }
}
