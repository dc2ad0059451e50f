import { gunzipSync } from "node:zlib";

export const limits = { milliseconds: 5_000, bytes: 5_000_000, redirects: 3 };

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

/**
 * Fetches a file of a map's provider: five seconds and 5 MB in all, redirects only to the same host, no cookies.
 * `isAllowed` is asked before every request. Throws `UpstreamError`.
 */
export async function fetchUpstream(url: string, isAllowed: (url: string) => boolean): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let address = url;
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    if (!isAllowed(address)) throw new UpstreamError("missing", `not allowed: ${address}`);
    const response = await request(address, signal);
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      const next = new URL(location, address);
      if (next.host !== new URL(url).host) throw new UpstreamError("missing", `redirected to ${next.host}`);
      address = next.href;
      continue;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      const isAway = response.status >= 500 || response.status === 429;
      throw new UpstreamError(isAway ? "away" : "missing", `${address} answered ${response.status}`);
    }
    return unzipped(await read(response));
  }
  throw new UpstreamError("missing", `too many redirects from ${url}`);
}

function request(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { redirect: "manual", signal, credentials: "omit", headers: { accept: "*/*" } }).catch(
    (cause: unknown) => {
      throw new UpstreamError("away", `${url} cannot be reached`, { cause });
    },
  );
}

async function read(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      size += part.value.byteLength;
      if (size > limits.bytes) throw new UpstreamError("missing", `${response.url} is too large`);
    }
  } catch (cause) {
    void reader?.cancel().catch(() => undefined); // it is broken already
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError("away", `${response.url} broke off`, { cause });
  }
  return Buffer.concat(parts);
}

/** Some servers keep tiles compressed and do not say so. */
function unzipped(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.bytes });
  } catch (cause) {
    throw new UpstreamError("missing", "not readable", { cause });
  }
}
