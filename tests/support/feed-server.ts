import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { outboundFetch, type OutboundFetch } from "~/server/outbound/fetch.ts";

export interface Served {
  status?: number;
  type: string;
  body: string | Buffer;
  location?: string;
}

/** Servers of an internet of our own: what each path answers is set by its test. */
export interface FeedServer {
  /** Beginning of the addresses of a host; its connections end at this server. */
  origin(host: string): string;
  port: number;
  answers: Map<string, Served | ((request: IncomingMessage) => Served)>;
  /** Host and path of each request, in order. */
  asked: string[];
  headers: IncomingMessage["headers"][];
  /** The way out to this internet. */
  fetch: OutboundFetch;
  close(): Promise<void>;
}

const outside = "93.184.216.34";

/** Answers `answers` by path, with or without the query; names end in `.example`, any other leads to this machine. */
export async function startFeedServer(): Promise<FeedServer> {
  const answers: FeedServer["answers"] = new Map();
  const asked: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", `http://${request.headers.host}`);
    asked.push(`${url.hostname}${url.pathname}${url.search}`);
    headers.push(request.headers);
    const found = answers.get(url.pathname + url.search) ?? answers.get(url.pathname);
    const answer = typeof found === "function" ? found(request) : found;
    if (!answer) return void response.writeHead(404, { "content-type": "text/plain" }).end("nothing here");
    const { status = 200, type, body, location } = answer;
    response.writeHead(status, { "content-type": type, ...(location !== undefined && { location }) }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: (host) => `http://${host}:${port}`,
    port,
    answers,
    asked,
    headers,
    fetch: outboundFetch({
      resolve: (name) => Promise.resolve([{ address: name.endsWith(".example") ? outside : "127.0.0.1", family: 4 }]),
      dial: (address) => (address === outside ? "127.0.0.1" : address),
      ports: new Set([String(port)]),
    }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
