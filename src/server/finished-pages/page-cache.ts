import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { pagePolicies } from "./csp.ts";
import { encodeAll, encodingFor, encodings, type Encoded, type Encoding } from "../http/encoding.ts";
import { matchesEtag, send, type Exchange } from "../http/send.ts";

/** A finished page: everything that a request needs is computed once. */
export interface FinishedPage {
  status: number;
  etag: string;
  body: Encoded;
  headers: Record<Encoding, OutgoingHttpHeaders>;
  /** Whether it may still be shown; a page without this holds as long as its key. */
  isCurrent?: () => boolean;
}

/**
 * Finished pages by key, which begins with the id of their site. One page is made once, however many ask. The least recently
 * used ones are dropped first; a site that holds a quarter of the room drops its own, so that nobody who asks for all that
 * one site has drives out what the others show.
 */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage>;
  readonly #making = new Map<string, Promise<FinishedPage>>();
  readonly #held = new Map<string, number>();
  readonly #maximumBytes: number;

  constructor(maximumBytes: number) {
    this.#maximumBytes = maximumBytes;
    this.#pages = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: sizeOf,
      dispose: (page, key) => this.#hold(key, -sizeOf(page)),
    });
  }

  /** What is kept now. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  peek(key: string): FinishedPage | undefined {
    const page = this.#pages.get(key);
    return page?.isCurrent?.() === false ? undefined : page;
  }

  /** The page of this key, made anew once it is no longer current; a failed make is not kept, so the next request tries again. */
  get(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const present = this.peek(key);
    if (present) return Promise.resolve(present);
    const making = this.#making.get(key) ?? this.#start(key, make);
    return making;
  }

  #start(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const promise = make()
      .then((page) => {
        this.#keep(key, page);
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, promise);
    return promise;
  }

  #keep(key: string, page: FinishedPage): void {
    const size = sizeOf(page);
    const site = siteOf(key);
    const isFull = () => this.#pages.calculatedSize + size > this.#maximumBytes;
    const hasItsShare = () => (this.#held.get(site) ?? 0) + size > this.#maximumBytes / 4;
    if (isFull() && hasItsShare())
      for (const oldest of this.#pages.rkeys()) {
        if (siteOf(oldest) === site) this.#pages.delete(oldest);
        if (!isFull() || !hasItsShare()) break;
      }
    this.#pages.set(key, page);
    if (this.#pages.peek(key) === page) this.#hold(key, size); // what is larger than all room is not kept
  }

  #hold(key: string, bytes: number): void {
    const site = siteOf(key);
    const held = (this.#held.get(site) ?? 0) + bytes;
    if (held > 0) this.#held.set(site, held);
    else this.#held.delete(site);
  }
}

/** Prepares rendered HTML for sending. No header of a request has any part in it, nor has what every answer carries. */
export async function finishPage(status: number, html: Buffer, extra: OutgoingHttpHeaders): Promise<FinishedPage> {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  const body = await encodeAll(html);
  const shared: OutgoingHttpHeaders = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    ...pagePolicies(html.toString()),
    vary: "accept-encoding",
    etag,
    ...extra,
  };
  const headersFor = (encoding: Encoding): OutgoingHttpHeaders => ({
    ...shared,
    "content-length": body[encoding].length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  return {
    status,
    etag,
    body,
    headers: { br: headersFor("br"), gzip: headersFor("gzip"), identity: headersFor("identity") },
  };
}

/** Sends a finished page, or 304 to whoever has it already. `extra` are headers of this one answer. */
export function sendFinished(exchange: Exchange, page: FinishedPage, extra?: OutgoingHttpHeaders): void {
  const { request, response } = exchange;
  const encoding = encodingFor(request.headers["accept-encoding"]);
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag)) {
    return send(exchange, { headers: { ...page.headers[encoding], ...extra }, body: page.body, etag: page.etag });
  }
  // As they lie there: thousands of pages a second leave no time to put headers together.
  const headers = page.headers[encoding];
  response.writeHead(page.status, extra ? { ...headers, ...extra } : headers);
  response.end(request.method === "HEAD" ? undefined : page.body[encoding]);
}

/** What a page takes beside its bytes: its headers in three ways and its key. Measured on 600 pages of 300 sites. */
const besideBytes = 13_000;

const siteOf = (key: string): string => key.split("|", 1)[0] ?? "";

function sizeOf(page: FinishedPage): number {
  return encodings.reduce((sum, encoding) => sum + page.body[encoding].length, besideBytes);
}
