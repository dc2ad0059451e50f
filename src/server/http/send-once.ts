import type { OutgoingHttpHeaders } from "node:http";
import { encodeOnce, encodingFor } from "./encoding.ts";
import { send, type Exchange } from "./send.ts";

/** Below this many bytes compressing saves nothing. */
const worthIt = 1_000;

/** The ending of an answer that is made for one request: compressed in the one way that its caller takes, quickly. */
export async function sendOnce(
  exchange: Exchange,
  { status, headers, body }: { status: number; headers: OutgoingHttpHeaders; body: Buffer },
): Promise<void> {
  const encoding = body.length < worthIt ? "identity" : encodingFor(exchange.request.headers["accept-encoding"]);
  if (encoding === "identity") return send(exchange, { status, headers, body });
  const encoded = await encodeOnce(body, encoding);
  send(exchange, { status, headers: { ...headers, "content-encoding": encoding }, body: encoded });
}
