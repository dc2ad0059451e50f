import { createServer, type IncomingHttpHeaders } from "node:http";
import next from "next";
import { capture, type Captured, type NodeHandler } from "./capture.ts";

/** Next as a part of this process: it renders pages under internal addresses and knows no host. */
export interface NextApp {
  isDevelopment: boolean;
  handle: NodeHandler;
  upgrade: ReturnType<ReturnType<typeof next>["getUpgradeHandler"]>;
  /** Renders an internal address with the given headers only, and keeps the whole answer. */
  render(url: string, headers: IncomingHttpHeaders): Promise<Captured>;
  close(): Promise<void>;
}

const renderTimeoutMs = 15_000;

export async function openNextApp(options: { dev: boolean; port: number }): Promise<NextApp> {
  // Upgrades are handed on by `http.ts` alone: Next gets a server of its own to listen on, which never listens.
  const app = next({ dev: options.dev, port: options.port, httpServer: createServer(), quiet: !options.dev });
  await app.prepare();
  const handler = app.getRequestHandler();
  const handle: NodeHandler = (request, response) => handler(request, response);
  return {
    isDevelopment: options.dev,
    handle,
    upgrade: (request, socket, head) => app.getUpgradeHandler()(request, socket, head),
    render: (url, headers) => capture(handle, { url, headers, timeoutMs: renderTimeoutMs }),
    close: () => app.close(),
  };
}
