import { gunzipSync } from "node:zlib";
import { fetchOutbound, outboundLimits, type OutboundAnswer } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { readUrl } from "~/lib/addresses/read-url.ts";

/** Why an upstream gave nothing: `missing` is its honest answer, `away` a reason to leave it alone for a while. */
export class UpstreamError extends Error {
  constructor(
    readonly reason: "missing" | "away",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What may be fetched for a style. */
export interface UpstreamRules {
  isAllowed: (url: string) => boolean;
  /** The operator's own server, wherever it stands. */
  isOwn: boolean;
}

/**
 * Fetches a file of a map's provider within the limits of `fetchOutbound`, redirects only to the same host. Throws
 * `UpstreamError`.
 */
export async function fetchUpstream(url: string, { isAllowed, isOwn }: UpstreamRules): Promise<Buffer> {
  const { status, body } = await ask(url, { isAllowed, isOwn });
  if (status === 200) return unzipped(body);
  const isAway = status >= 500 || status === 429;
  throw new UpstreamError(isAway ? "away" : "missing", `${url} answered ${status}`);
}

async function ask(url: string, { isAllowed, isOwn }: UpstreamRules): Promise<OutboundAnswer> {
  const host = readUrl(url)?.host ?? null;
  try {
    return await fetchOutbound(url, {
      isAllowed: (address) => address.host === host && isAllowed(address.href),
      isOwn: () => isOwn,
    });
  } catch (cause) {
    if (!(cause instanceof OutboundError)) throw cause;
    throw new UpstreamError(cause.reason === "away" ? "away" : "missing", cause.message, { cause });
  }
}

/** Some servers keep tiles compressed and do not say so. */
function unzipped(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: outboundLimits.bytes });
  } catch (cause) {
    throw new UpstreamError("missing", "not readable", { cause });
  }
}
