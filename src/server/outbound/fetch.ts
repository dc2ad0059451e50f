import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { isPublicAddress } from "./public-address.ts";
import { readBody } from "./read-body.ts";
import { readUrl } from "~/lib/addresses/read-url.ts";

export const outboundLimits = { milliseconds: 5_000, bytes: 5_000_000, redirects: 3 };

export interface OutboundOptions {
  method?: "GET" | "HEAD" | "POST";
  /** Sent to the first origin only: a redirect to another loses them. */
  headers?: Record<string, string>;
  /** Of a POST, which follows no redirect. */
  body?: string;
  /** Media types that a good answer may have, such as `image/*`; any when unset. */
  types?: readonly string[];
  /** Asked about every address, redirects included, on top of what is refused anyway. */
  isAllowed?: (url: URL) => boolean;
  /** Servers that the operator has configured: these may stand anywhere, on any port. Never what an editor enters. */
  isOwn?: (url: URL) => boolean;
  milliseconds?: number;
  bytes?: number;
  redirects?: number;
  /** False where the status is enough: of the answer nothing is read then, and it may be as large as it likes. */
  withBody?: boolean;
}

/** What came back, whatever its status; redirects are followed already. */
export interface OutboundAnswer {
  /** Where it came from in the end. */
  url: string;
  status: number;
  headers: IncomingMessage["headers"];
  /** Without its parameters, in lower case; empty when the server named none. */
  type: string;
  body: Buffer;
}

/** How names are resolved and where a checked address leads; tests have an internet of their own. */
interface Network {
  resolve(name: string): Promise<LookupAddress[]>;
  dial(address: string): string;
  ports: ReadonlySet<string>;
}

const internet: Network = {
  resolve: (name) => lookup(name, { all: true, verbatim: true }),
  dial: (address) => address,
  ports: new Set(["", "80", "443"]),
};

export type OutboundFetch = (address: string, options?: OutboundOptions) => Promise<OutboundAnswer>;

/**
 * Asks a foreign server, the only way in which this process does. http and https, ports 80 and 443, public addresses
 * only: a name is resolved once for each request and the connection goes to the very address that was checked. Five
 * seconds and 5 MB in all, three redirects unless the caller says otherwise, each checked like the first; no cookies. Throws
 * `OutboundError`.
 */
export const fetchOutbound: OutboundFetch = outboundFetch(internet);

/** `fetchOutbound` on a network of one's own. */
export function outboundFetch(network: Network): OutboundFetch {
  return async (address, options = {}) => {
    const signal = AbortSignal.timeout(options.milliseconds ?? outboundLimits.milliseconds);
    const mostRedirects = options.redirects ?? outboundLimits.redirects;
    let url = parsed(address);
    let headers = options.headers ?? {};
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      check(url, options, network);
      const answer = await ask(url, { ...options, headers, signal, network });
      const { location } = answer.headers;
      const isRedirect = [301, 302, 303, 307, 308].includes(answer.status) && location !== undefined;
      if (!isRedirect) return answer;
      if (options.method === "POST") throw new OutboundError("unfit", `${url.host} redirects a POST`);
      const next = parsed(location, url);
      if (next.origin !== url.origin) headers = {};
      url = next;
    }
    throw new OutboundError("unfit", `too many redirects, the last to ${url.host}`);
  };
}

function parsed(address: string, base?: URL): URL {
  const url = readUrl(address, base);
  if (!url) throw new OutboundError("refused", "not an address");
  return url;
}

/** Throws unless this address may be asked; what its name leads to is checked when that is known. */
function check(url: URL, { isAllowed, isOwn }: OutboundOptions, network: Network): void {
  const refuse = (why: string) => new OutboundError("refused", `${url.protocol}//${url.host}: ${why}`);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw refuse("neither http nor https");
  if (url.username !== "" || url.password !== "") throw refuse("with a password");
  if (isAllowed && !isAllowed(url)) throw refuse("not on the list");
  if (isOwn?.(url)) return;
  if (!network.ports.has(url.port)) throw refuse("another port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refuse("not a public address");
}

interface Asked extends OutboundOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
  network: Network;
}

async function ask(url: URL, asked: Asked): Promise<OutboundAnswer> {
  const { types, bytes = outboundLimits.bytes, withBody = true, signal } = asked;
  try {
    const response = await send(url, asked);
    const status = response.statusCode ?? 0;
    const type = (response.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const answer = { url: url.href, status, headers: response.headers, type };
    if ((status >= 300 && status < 400) || asked.method === "HEAD" || !withBody) {
      response.destroy(); // what a redirect says beside its address is of no use, and a HEAD has no body, whatever its length
      return { ...answer, body: Buffer.alloc(0) };
    }
    try {
      if (status < 300 && types && !types.some((wanted) => isOfType(type, wanted)))
        throw new OutboundError("unfit", `${url.host} answered ${type || "without a type"}`);
      return { ...answer, body: await readBody(response, bytes) };
    } finally {
      response.destroy();
    }
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    if (isBadPacking(cause)) throw new OutboundError("unfit", `${url.host}: wrongly packed`, { cause });
    throw new OutboundError("away", signal.aborted ? `${url.host} takes too long` : `${url.host} is away`, { cause });
  }
}

function send(url: URL, { method = "GET", headers, body, isOwn, signal, network }: Asked): Promise<IncomingMessage> {
  const sent: OutgoingHttpHeaders = { "user-agent": "Vitrine", accept: "*/*", "accept-encoding": "gzip", ...headers };
  if (body !== undefined) sent["content-length"] = Buffer.byteLength(body);
  return new Promise((done, fail) => {
    const request = (url.protocol === "https:" ? https : http).request(
      url,
      // A connection for each request: one that is kept could lead to an address that was checked for somebody else.
      { method, headers: sent, signal, agent: false, lookup: isOwn?.(url) ? undefined : publicLookup(network) },
      done,
    );
    request.on("error", fail);
    // A server may hang up without an answer or an error, as after `101 Switching Protocols`.
    request.on("close", () => fail(new Error("closed without an answer")));
    request.end(body);
  });
}

/** Resolves a name to its public addresses alone; the connection is made to one of those and to nothing else. */
function publicLookup(network: Network): LookupFunction {
  return (name, { all }, done) => {
    network
      .resolve(name)
      .then((found) => {
        const open = found.filter(({ address }) => isPublicAddress(address));
        const addresses = open.map(({ address, family }) => ({ address: network.dial(address), family }));
        const [first] = addresses;
        if (!first) throw new OutboundError("refused", `${name} leads to no public address`);
        if (all) done(null, addresses);
        else done(null, first.address, first.family);
      })
      .catch((error: Error) => done(error, ""));
  };
}

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function isBadPacking(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && /^(Z_|ERR__ERROR_FORMAT|ERR_BROTLI)/.test(String(cause.code));
}
