import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A server of the open internet that means harm; each path does another. */
export interface HostileServer {
  port: number;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** What came with each request. */
  headers: IncomingMessage["headers"][];
  close(): Promise<void>;
}

const bomb = Buffer.alloc(50_000_000);
const pages: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/good.json": (response) =>
    void response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end("{}"),
  "/packed.json": (response) =>
    void response
      .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
      .end(gzipSync(JSON.stringify({ packed: true }))),
  "/page.html": (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<script></script>"),
  "/untyped": (response) => void response.writeHead(200).end("{}"),
  "/gone": (response) => void response.writeHead(410, { "content-type": "text/html" }).end("gone"),
  "/announced": (response) => void response.writeHead(200, { "content-length": 9_000_000_000 }).end("x"),
  "/endless": (response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", pour);
    pour();
  },
  "/gzip-bomb": (response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(bomb)),
  "/brotli-bomb": (response) =>
    void response
      .writeHead(200, { "content-encoding": "br" })
      .end(brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  "/packed-twice": (response) => void response.writeHead(200, { "content-encoding": "gzip, gzip" }).end(gzipSync("{}")),
  "/not-packed": (response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("plain"),
  "/drip": (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write("x"), 50);
    response.on("close", () => clearInterval(drip));
  },
  "/silent": () => undefined,
  "/broken": (response) => {
    response.writeHead(200, { "content-length": 100 }).write("half");
    setTimeout(() => response.destroy(), 20);
  },
  "/switching": (response) =>
    void response.socket?.end("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
  "/circle": (response) => void response.writeHead(302, { location: "/circle" }).end(),
};

/** `/to?<address>` redirects there. */
export async function startHostileServer(): Promise<HostileServer> {
  const asked: string[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    headers.push(request.headers);
    if (path.startsWith("/to?")) response.writeHead(307, { location: decodeURIComponent(path.slice(4)) }).end();
    else (pages[path] ?? ((missing) => void missing.writeHead(404).end()))(response, request);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    headers,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
