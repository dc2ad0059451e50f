import { IncomingMessage, ServerResponse, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface Captured {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Answers a made-up GET with a handler and keeps the answer in memory. Fails after `timeoutMs`. */
export function capture(
  handler: NodeHandler,
  request: { url: string; headers: IncomingHttpHeaders; timeoutMs: number },
): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const incoming = new IncomingMessage(new Socket());
    Object.assign(incoming, { method: "GET", url: request.url, headers: request.headers, httpVersion: "1.1" });
    incoming.push(null);
    const outgoing = new CapturedResponse(incoming, (body) => {
      clearTimeout(timer);
      resolve({ status: outgoing.statusCode, headers: outgoing.getHeaders(), body });
    });
    const timer = setTimeout(() => {
      reject(new Error(`no answer from ${request.url} in ${request.timeoutMs} ms`));
      outgoing.destroy();
    }, request.timeoutMs);
    handler(incoming, outgoing).catch((error: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/** A response without a connection: what is written to it is collected. */
class CapturedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #onDone: (body: Buffer) => void;

  constructor(request: IncomingMessage, onDone: (body: Buffer) => void) {
    super(request);
    this.#onDone = onDone;
    Object.defineProperty(this, "headersSent", { get: () => this.#chunks.length > 0 || this.writableEnded });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((value) => typeof value === "object" && value !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value as string);
    return this;
  }
  override flushHeaders(): void {
    // there is nobody to send them to yet
  }
  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest);
    callbackIn(rest)?.();
    return true;
  }
  override end(...rest: unknown[]): this {
    if (this.finished) return this;
    if (typeof rest[0] !== "function" && rest[0] !== null && rest[0] !== undefined)
      this.#collect(rest[0], rest.slice(1));
    this.finished = true; // what the base class's `writableEnded` reads
    this.#onDone(Buffer.concat(this.#chunks));
    callbackIn(rest)?.();
    this.emit("finish");
    this.emit("close");
    return this;
  }

  #collect(chunk: unknown, rest: unknown[]): void {
    const encoding = typeof rest[0] === "string" ? (rest[0] as BufferEncoding) : "utf8";
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk as Uint8Array));
  }
}

function callbackIn(values: unknown[]): (() => void) | undefined {
  return values.find((value) => typeof value === "function") as (() => void) | undefined;
}
