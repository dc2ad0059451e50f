import { request, type IncomingHttpHeaders } from "node:http";
import { notePageNeeds } from "~/server/finished-pages/page-needs.ts";
import { frameDigest, stateOf } from "~/features/site/frame-digest.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import type { RunningServer } from "~/server/http.ts";
import type { NextApp } from "~/server/finished-pages/next-app.ts";
import { jobsAtRest } from "./jobs-at-rest.ts";

/** What the renderer was asked for. */
interface Rendered {
  url: string;
  headers: IncomingHttpHeaders;
}

export interface WebServer {
  port: number;
  rendered: Rendered[];
  get(host: string, path: string, options?: Sent): Promise<WebAnswer>;
  close(): Promise<void>;
}
export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address that it comes from, where that is not 127.0.0.1. */
  from?: string;
}
export interface WebAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The process as it is, on the database that `url` names, with a renderer that writes down what it is asked for. */
export async function startWebServer(url: string): Promise<WebServer> {
  process.env.DATABASE_URL = url;
  const { startServer } = await import("~/server/http.ts");
  const rendered: Rendered[] = [];
  const server: RunningServer = await startServer({ port: 0, dev: false }, () => Promise.resolve(recorder(rendered)));
  await jobsAtRest(url);
  return {
    port: server.port,
    rendered,
    get: (host, path, options = {}) => ask(server.port, host, path, options),
    close: () => server.close(),
  };
}

function recorder(rendered: Rendered[]): NextApp {
  const render: NextApp["render"] = (url, headers) => {
    rendered.push({ url, headers });
    const body = Buffer.from(`<!doctype html><html><head></head><body>${url}</body></html>`);
    return Promise.resolve({ status: 200, headers: { "content-type": "text/html" }, body });
  };
  return {
    isDevelopment: false,
    handle: () => Promise.reject(new Error("pages are rendered, not handed over")),
    upgrade: () => undefined,
    render,
    async renderForVisitors(url) {
      await noteThatItHolds(url);
      return render(url, {});
    },
    close: () => Promise.resolve(),
  };
}

/** A page that shows no data holds as long as its key. */
async function noteThatItHolds(url: string): Promise<void> {
  const [siteId = "", locale = "", route = "", ...rest] = url.split("/").slice(2);
  const index = await getSiteIndex(siteId);
  if (!index) return;
  const page = ["page", "search"].includes(route) ? index.pages.get(rest[0] ?? "") : undefined;
  const name = [siteId, locale, page?.id ?? [route, ...rest].join("/")].join("|");
  notePageNeeds(name, { of: page ? stateOf(index, page) : frameDigest(index), heads: {}, until: null });
}

export function ask(port: number, host: string, path: string, sent: Sent): Promise<WebAnswer> {
  const { method = "GET", body, from: localAddress } = sent;
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const headers = { host: `${host}:${port}`, ...length, ...sent.headers };
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, path, method, agent: false, headers, localAddress }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    call.on("error", reject);
    call.end(body);
  });
}
