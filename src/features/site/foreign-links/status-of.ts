import type { OutboundFetch, OutboundOptions } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";

/** Half as many as browsers follow; what leads on and on shows visitors nothing. */
const mostRedirects = 10;

/**
 * What the server behind an address answers in the end, as HTTP says it, whatever it would send; null where it cannot be
 * reached or only leads on, which an address inside our network is told as well. Many servers answer no HEAD, or another
 * thing: what it refuses is asked for.
 */
export async function statusOf(address: string, fetch: OutboundFetch): Promise<number | null> {
  const answerOf = async (options: OutboundOptions): Promise<number | null> => {
    try {
      return (await fetch(address, { ...options, redirects: mostRedirects })).status;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return null;
    }
  };
  const head = await answerOf({ method: "HEAD" });
  return head !== null && head < 400 ? head : await answerOf({ withBody: false });
}
