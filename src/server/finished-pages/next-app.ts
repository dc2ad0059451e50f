import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import next from "next";
import { capture, type Captured, type NodeHandler } from "./capture.ts";
import { env } from "../env.ts";
import { finishHtml } from "../visitor-html/finish-html.ts";
import { openFinishing } from "../visitor-html/open-finishing.ts";

/** Next as a part of this process: it renders pages under internal addresses and knows no host. */
export interface NextApp {
  isDevelopment: boolean;
  handle: NodeHandler;
  /** Hands a socket to Next's own reloading while developing. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Renders an internal address with the given headers only, and keeps the whole answer. */
  render(url: string, headers: IncomingHttpHeaders): Promise<Captured>;
  /** Renders an internal address as visitors get it: without the framework's scripts. Not while developing. */
  renderForVisitors(url: string): Promise<Captured>;
  close(): Promise<void>;
}

const renderTimeoutMs = 15_000;
/** Next sends a page in pieces to whoever does not name itself (`htmlLimitedBots` of its settings). */
export const wholePages = "vitrine";

export async function openNextApp(options: { dev: boolean; port: number }): Promise<NextApp> {
  // Next listens for upgrades on the server it is given. This one never listens itself: `upgrade` hands sockets on.
  const upgrades = createServer();
  const app = next({ dev: options.dev, port: options.port, httpServer: upgrades, quiet: !options.dev });
  await app.prepare();
  const handler = app.getRequestHandler();
  const finishing = options.dev ? null : await openFinishing(env.VITRINE_DIST);
  const handle: NodeHandler = (request, response) => handler(request, response);
  const render: NextApp["render"] = (url, headers) => capture(handle, { url, headers, timeoutMs: renderTimeoutMs });
  return {
    isDevelopment: options.dev,
    handle,
    upgrade: (request, socket, head) => void upgrades.emit("upgrade", request, socket, head),
    render,
    async renderForVisitors(url) {
      // No header of a request but a neutral host, so that nothing of it can stay in the page.
      const made = await render(url, { host: "localhost", accept: "text/html", "user-agent": wholePages });
      if (made.status >= 500) throw new Error(`rendering ${url} gave ${made.status}`);
      if (!finishing) return made;
      return { ...made, body: Buffer.from(await finishHtml(made.body.toString("utf8"), finishing)) };
    },
    close: () => app.close(),
  };
}
