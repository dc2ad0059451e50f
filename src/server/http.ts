import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { peekSite, resolveSite, startHeadCheck } from "~/features/site/hosts.ts";
import type { SiteRequest } from "./routes/request.ts";
import { answerSiteRequest } from "./routes/site.ts";
import { attachLive, type LiveDoor } from "./api/realtime.ts";
import { checkBody } from "./http/body-limit.ts";
import { dropForeignSession } from "./auth.ts";
import { isDatabaseAway } from "./database/database-away.ts";
import { drainable } from "./http/drain.ts";
import { endSocket } from "./http/end-socket.ts";
import { env } from "./env.ts";
import { setSecurityHeaders, stripInboundHeaders } from "./http/headers.ts";
import { answerHealth, isReady } from "./health.ts";
import { namesOneHost, requestHost, requestOrigin } from "./http/host.ts";
import { allJobs } from "./jobs/all.ts";
import { startWritingVisits } from "~/features/visits/write-visits.ts";
import { countJobs } from "./jobs/list.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { limitConnections } from "./http/limit-connections.ts";
import { listen } from "./http/listen.ts";
import { getLiveBus } from "./live/live-bus.ts";
import { isOverloaded, OverloadError, retryLater, watchLoad } from "./limits/load.ts";
import { logger } from "./logger.ts";
import { openMetrics, type Gauged, type Metrics } from "./metrics.ts";
import { getDb } from "./db.ts";
import { keptPages } from "./finished-pages/kept-pages.ts";
import { openNextApp, type NextApp } from "./finished-pages/next-app.ts";
import { refuse } from "./http/plain-pages.ts";
import { longestBodyMs, watchBody } from "./http/slow-body.ts";
import { endSlowReaders } from "./http/slow-reader.ts";
import { getSecret } from "./secret.ts";

export interface RunningServer {
  port: number;
  /** The renderer of pages. */
  next: NextApp;
  /** Stops listening, sends live sockets elsewhere, lets running requests end for up to ten seconds, then closes. */
  close(): Promise<void>;
}

/** Headers within ten seconds; looked after every five, for the default of thirty is too rare. Bodies: `watchBody`. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: longestBodyMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** Beside the live sockets: requests and connections that are kept for the next one. */
const otherConnections = 2_000;
const drainMs = 10_000;
const developmentDrainMs = 300;
const trustProxy = env.TRUST_PROXY > 0;

interface ServerOptions {
  port: number;
  dev: boolean;
  /** Reached from this computer only. */
  isPrivate?: boolean;
}

/** Starts the one process that serves everything: pages, API, live door, files. `openNext` is the renderer of pages. */
export async function startServer(
  options: ServerOptions,
  openNext: (options: { port: number; dev: boolean }) => Promise<NextApp> = openNextApp,
): Promise<RunningServer> {
  getSecret(); // one that cannot be used stops the start, with a sentence, and not the first who signs in
  const next = sparing(await openNext(options));
  const server = createServer(patience);
  server.maxRequestsPerSocket = 0;
  const connections = drainable(server);
  const maxConnections = env.LIVE_MAX_SOCKETS + otherConnections;
  limitConnections(server, { ofNetwork: trustProxy ? null : env.MAX_CONNECTIONS_PER_IP, all: maxConnections });
  endSlowReaders(server);
  const door = attachLive(server);
  const metrics = env.METRICS_TOKEN ? openMetrics(env.METRICS_TOKEN, gaugedOf(door)) : null;
  server.on("request", (request, response) => void answer(request, response, { next, metrics }));
  server.on("upgrade", (request, socket, head) => onUpgrade({ request, socket, head, next }));
  server.on("clientError", (error, socket) => onClientError(error, socket));
  const stopHeadCheck = startHeadCheck();
  const stopWatchingLoad = watchLoad();
  const listening = await listen(server, { port: options.port, isPrivate: options.isPrivate ?? false, maxConnections });
  const jobs = startJobs(allJobs);
  const visits = startWritingVisits();
  const { port } = listening;
  logger.info({ port }, "listening");
  return {
    port,
    next,
    async close() {
      stopHeadCheck();
      stopWatchingLoad();
      door.broadcastReconnect();
      const longestMs = options.dev ? developmentDrainMs : drainMs;
      await Promise.all([connections.drain(() => listening.close(), longestMs), jobs.stop()]);
      await visits.stop();
      if (!options.dev) await next.close(); // the development server ends with the process
      await getLiveBus().close();
      logger.info("stopped");
    },
  };
}

const gaugedOf = (door: LiveDoor): Gauged => ({
  liveSockets: () => door.size,
  keptPageBytes: () => keptPages.bytes,
  jobs: () => countJobs(getDb()),
});

interface Inside {
  next: NextApp;
  metrics: Metrics | null;
}

async function answer(request: IncomingMessage, response: ServerResponse, { next, metrics }: Inside): Promise<void> {
  const requestId = randomUUID();
  const began = performance.now();
  const url = request.url ?? "";
  const isApi = url.startsWith("/api/");
  response.setHeader("x-request-id", requestId);
  response.on("error", () => undefined); // the visitor left
  watchBody(request, () => {
    if (response.headersSent) request.socket.destroy();
    else onClientError({ message: "the body is too slow", code: tooSlow }, request.socket);
  });
  response.once("close", () => {
    const ms = performance.now() - began;
    logAnswer({ request, response, requestId, url, ms });
    metrics?.note(url, response.statusCode, ms / 1_000);
  });
  try {
    const [pathname = "", search = ""] = url.split(/(?=\?)(.*)/s, 2);
    const isSecure = requestOrigin(request, trustProxy).startsWith("https:");
    setSecurityHeaders(response, isSecure);
    if (!url.startsWith("/")) return refuse(response, 400, { isApi }); // absolute-form addresses and `*`
    if (!isDecodable(pathname) || !namesOneHost(request)) return refuse(response, 400, { isApi });
    if (answerHealth(pathname, response) || metrics?.answer(pathname, request, response)) return;
    const wasAction = request.headers["next-action"] !== undefined;
    stripInboundHeaders(request);
    dropForeignSession(request, isSecure);
    if (wasAction) return refuse(response, 405, { isApi, headers: { allow: "GET, HEAD" } });
    const refusal = checkBody(request);
    if (refusal) return refuse(response, refusal, { isApi, headers: { connection: "close" } });
    const host = requestHost(request, trustProxy);
    const site = host ? (peekSite(host) ?? (await resolveSite(host))) : null;
    if (!site) return refuse(response, 404, { isApi });
    const origin = requestOrigin(request, trustProxy);
    const ctx: SiteRequest = { request, response, site, pathname, search, origin, requestId, next };
    await answerSiteRequest(ctx);
  } catch (error) {
    if (request.destroyed && !request.complete) return void response.destroy(); // the caller hung up half-way
    if (error instanceof OverloadError) return refuse(response, 503, { isApi, headers: retryLater });
    logger.error({ error, requestId, method: request.method, path: url.split("?")[0] }, "request failed");
    const isReadyNow = !isDatabaseAway(error) && (await isReady());
    if (isReadyNow) refuse(response, 500, { isApi });
    else refuse(response, 503, { isApi, headers: { "retry-after": "5" } });
  }
}

/** The same renderer, which draws nothing while the process is overloaded: what is finished is shown without it. */
function sparing(next: NextApp): NextApp {
  const unlessOverloaded = <Sent extends unknown[], Made>(draw: (...sent: Sent) => Promise<Made>) => {
    return (...sent: Sent) => (isOverloaded() ? Promise.reject(new OverloadError()) : draw(...sent));
  };
  return {
    ...next,
    render: unlessOverloaded(next.render),
    renderForVisitors: unlessOverloaded(next.renderForVisitors),
  };
}

interface Answered {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  url: string;
  ms: number;
}

/** One line a request, also of one whose caller left before its end. Queries stay out of the log: they may hold a game's id or what somebody searched for. */
function logAnswer({ request, response, requestId, url, ms }: Answered): void {
  const level = response.statusCode >= 500 ? "warn" : url.startsWith("/api/") ? "info" : "debug";
  if (!logger.isLevelEnabled(level)) return;
  logger[level](
    {
      requestId,
      method: request.method,
      host: request.headers.host,
      path: url.split("?")[0],
      status: response.statusCode,
      ms: Math.round(ms),
      ...(!response.writableFinished && { isCutOff: true }),
    },
    "request",
  );
}

interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  next: NextApp;
}

/** Sockets: the live door answers its own path; Next's reloading socket exists while developing; nothing else does. */
function onUpgrade({ request, socket, head, next }: Upgrade): void {
  const url = request.url ?? "";
  socket.on("error", () => socket.destroy());
  if (/^\/api\/live(\?|$)/.test(url)) return; // answered by the live door's own listener
  if (next.isDevelopment && url.startsWith("/_next/")) {
    next.upgrade(request, socket, head);
    return;
  }
  endSocket(
    socket,
    `HTTP/1.1 ${url.startsWith("/") ? "404 Not Found" : "400 Bad Request"}\r\nConnection: close\r\n\r\n`,
  );
}

const tooSlow = "ERR_HTTP_REQUEST_TIMEOUT";
/** What went wrong before there was a whole request: too slow, too long, or not HTTP at all. */
const clientErrors: Record<string, string> = {
  [tooSlow]: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

function onClientError(error: Pick<NodeJS.ErrnoException, "message" | "code">, socket: Duplex): void {
  const status = clientErrors[error.code ?? ""] ?? "400 Bad Request";
  if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
  else endSocket(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

function isDecodable(pathname: string): boolean {
  if (!pathname.includes("%")) return true;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
