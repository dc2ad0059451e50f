import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { WebSocket } from "ws";
import { handleApi } from "~/server/api/http.ts";
import { attachLive, type LiveDoor } from "~/server/api/realtime.ts";
import { resolveSite } from "~/features/site/hosts.ts";
import { getDb } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import { normaliseHost } from "~/server/http/host.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { startWebServer, type WebServer } from "./web-server.ts";

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

export interface Sent {
  host: string;
  path: string;
  method?: string;
  /** Replace those that a page would send; undefined drops one. */
  headers?: Record<string, string | undefined>;
  /** Sent as JSON; bytes as they are. */
  body?: unknown;
}

/** The API and the live door on a bare HTTP server, without Next, over the given test database. */
export function useApiServer(database: { readonly url: string }) {
  // Nothing but the product ends a request.
  const server = createServer({ requestTimeout: 0 }, (req, res) => {
    void resolveSite(normaliseHost(req.headers.host) ?? "").then((site) =>
      site ? handleApi({ req, res, site, log: logger }) : void res.writeHead(404).end(),
    );
  });
  let door: LiveDoor | undefined;
  let port = 0;

  beforeAll(async () => {
    process.env.DATABASE_URL = database.url;
    door = attachLive(server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await getLiveBus().close();
    await getDb().$disconnect();
  });

  return {
    get port() {
      return port;
    },
    broadcastReconnect: (patienceMs?: number) => door?.broadcastReconnect(patienceMs),
    get openSockets() {
      return door?.size ?? 0;
    },
    originOf: (host: string) => `http://${host}:${port}`,
    send: (sent: Sent) => sendTo(port, sent),
    socket: (host: string, headers?: Record<string, string>) => socketTo(port, host, headers),
  };
}

/** The same doors in the process as it is, which finds the site, strips headers and refuses bodies before them. */
export function useWholeServer(database: { readonly url: string }) {
  let server: WebServer | undefined;
  const port = () => server?.port ?? 0;
  beforeAll(async () => {
    server = await startWebServer(database.url);
  });
  afterAll(async () => {
    await server?.close();
    await getDb().$disconnect();
  });
  return {
    get port() {
      return port();
    },
    send: (sent: Sent) => sendTo(port(), sent),
    socket: (host: string, headers?: Record<string, string>) => socketTo(port(), host, headers),
  };
}

/** A socket as a page of `host` opens it; other headers replace its own. */
function socketTo(port: number, host: string, headers: Record<string, string> = {}): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    headers: { host: `${host}:${port}`, origin: `http://${host}:${port}`, ...headers },
  });
}

/** Sends what a page of the host would send, unless `headers` say otherwise. */
export function sendTo(port: number, { host, path, method = "GET", headers = {}, body }: Sent): Promise<Answer> {
  const text = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: present({
          host: `${host}:${port}`,
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
          ...(method === "GET" ? {} : { "sec-fetch-site": "same-origin" }),
          ...headers,
        }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const raw = Buffer.concat(chunks).toString("utf8");
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: parsed(raw) });
        });
      },
    );
    call.on("error", reject);
    call.end(text);
  });
}

function present(headers: Record<string, string | number | undefined>): Record<string, string | number> {
  const entries = Object.entries(headers).filter(
    (header): header is [string, string | number] => header[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}
