import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import next from "next";
import { capture, type Captured, type NodeHandler } from "./capture.ts";

/** Next as a part of this process: it renders pages under internal addresses and knows no host. */
export interface NextApp {
  isDevelopment: boolean;
  handle: NodeHandler;
  /** Hands a socket to Next's own reloading while developing. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Renders an internal address with the given headers only, and keeps the whole answer. */
  render(url: string, headers: IncomingHttpHeaders): Promise<Captured>;
  close(): Promise<void>;
}

const renderTimeoutMs = 15_000;

export async function openNextApp(options: { dev: boolean; port: number }): Promise<NextApp> {
  // Next listens for upgrades on the server it is given. This one never listens itself: `upgrade` hands sockets on.
  const upgrades = createServer();
  const app = next({ dev: options.dev, port: options.port, httpServer: upgrades, quiet: !options.dev });
  await app.prepare();
  const handler = app.getRequestHandler();
  const handle: NodeHandler = (request, response) => handler(request, response);
  return {
    isDevelopment: options.dev,
    handle,
    upgrade: (request, socket, head) => void upgrades.emit("upgrade", request, socket, head),
    render: (url, headers) => capture(handle, { url, headers, timeoutMs: renderTimeoutMs }),
    close: () => app.close(),
  };
}
