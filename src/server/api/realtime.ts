import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { getWSConnectionHandler } from "@trpc/server/adapters/ws";
import { WebSocket, WebSocketServer } from "ws";
import { phonesOfAddress } from "~/features/golf/phones-of-address.ts";
import { peekSite, resolveSite, watchHosts } from "~/features/site/hosts.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { dropForeignSession, getActor, holdsSession } from "~/server/auth.ts";
import { clientIp } from "~/server/http/client-ip.ts";
import type { Actor, RequestSite } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { endSocket } from "~/server/http/end-socket.ts";
import { env } from "~/server/env.ts";
import { requestHost, requestOrigin } from "~/server/http/host.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { limitedEncoder, type LiveWatch } from "./live-limiter.ts";
import { LoudNetworks } from "./loud-networks.ts";
import { appRouter } from "./root.ts";
import { hasOwnOrigin } from "./same-origin.ts";
import { watchSession } from "./session-watch.ts";
import type { ApiContext } from "./trpc.ts";

export interface LiveDoor {
  /** Tells every connected browser to connect again, elsewhere or later; whoever stays for `patienceMs` is sent away. */
  broadcastReconnect(patienceMs?: number): void;
  /** Sockets that are open now. */
  readonly size: number;
}

const maxPayloadBytes = 16 * 1024;
const handshakeMs = 5_000;
/** So many sockets any address may open, however few its site allows. */
const socketsOfAddress = 50;
/** What one address may have of all sockets: a venue's phones, and never most of the house's, whatever its site says. */
const mostOfAddress = () => Math.max(socketsOfAddress, Math.floor(env.LIVE_MAX_SOCKETS / 4));
const full = "503 Service Unavailable";
const unknown = "404 Not Found";
/** The reason for which a socket is closed, as RFC 6455's registry numbers it. */
const serviceRestart = 1012;
const goingAway = 1001;
/** So long a browser has to answer that its socket is closed. */
const goodbyeMs = 2_000;
const later = "Retry-After: 5\r\n";

/** Everything that is known of a caller before the socket opens. */
interface Caller {
  host: string;
  site: RequestSite;
  actor: Actor | null;
  ip: string;
}

/**
 * Opens the live door at `/api/live`: tRPC over sockets, for the procedures marked `live` only. A caller is checked
 * before the socket opens: how its network has behaved, host, origin, session and how many sockets there are. Once its host does not show the site any more it closes.
 */
export function attachLive(server: Server): LiveDoor {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxPayloadBytes, perMessageDeflate: false });
  const perNetwork = new Map<string, number>();
  const hostOf = new WeakMap<WebSocket, string>();
  const loud = new LoudNetworks(env.LIVE_MAX_MESSAGES);
  let all = 0;

  const stop = watchHosts((hosts) => {
    const theirs = [...sockets.clients].filter((client) => hosts.has(hostOf.get(client) ?? ""));
    for (const client of theirs) client.close(goingAway);
    setTimeout(() => theirs.forEach((client) => client.terminate()), goodbyeMs).unref();
  });
  server.on("close", stop);

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!/^\/api\/live(\?|$)/.test(request.url ?? "")) return;
    socket.on("error", () => socket.destroy());
    void admit(request, socket, head).catch((error: unknown) => {
      logger.warn({ error }, "live door: a caller could not be checked");
      turnAway(socket, full);
    });
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const ip = clientIp(request);
    const network = networkOf(ip);
    const seconds = loud.secondsRefused(network);
    const untilQuiet = `Retry-After: ${seconds}\r\n`;
    // The site's own people share a network with a flood at times; whoever holds no session costs nothing here.
    if (seconds > 0 && !holdsSession(request.headers.cookie)) return turnAway(socket, full, untilQuiet);
    const place = (perNetwork.get(network) ?? 0) + 1;
    if (all >= env.LIVE_MAX_SOCKETS || place > (env.LIVE_MAX_SOCKETS_PER_IP ?? mostOfAddress())) {
      return turnAway(socket, full, later);
    }
    dropForeignSession(request, requestOrigin(request, env.TRUST_PROXY > 0).startsWith("https:"));
    // Both counted before the first wait, so that a rush cannot slip through together.
    const leave = enter(network);
    socket.once("close", leave);
    const caller = await inTime(callerOf(request, ip));
    if (typeof caller === "string") {
      leave(); // whoever is turned away takes no place, however long they hold the line
      return turnAway(socket, caller);
    }
    if (seconds > 0 && !caller.actor) {
      leave();
      return turnAway(socket, full, untilQuiet);
    }
    if (place > (env.LIVE_MAX_SOCKETS_PER_IP ?? socketsOfAddress) && !(await hasRoom(caller.site.id, place))) {
      leave();
      return turnAway(socket, full, later);
    }
    if (socket.destroyed) return;
    // Looked up again after all waits: whoever was told meanwhile that the host is gone did not find this socket.
    if (peekSite(caller.host)?.id !== caller.site.id) {
      leave();
      return turnAway(socket, unknown);
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      hostOf.set(client, caller.host);
      open(client, request, caller, {
        onMessage: () => loud.noteMessage(network, Math.max(socketsOfAddress, perNetwork.get(network) ?? 0)),
        onSentAway: () => loud.noteSentAway(network),
      });
    });
  }

  /** Takes a place; the answer gives it back, once. */
  function enter(network: string): () => void {
    let isInside = true;
    all++;
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    return () => {
      if (!isInside) return;
      isInside = false;
      all--;
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    };
  }

  return {
    get size() {
      return sockets.clients.size;
    },
    broadcastReconnect(patienceMs = 2_000) {
      const notice = JSON.stringify({ id: null, method: "reconnect" });
      const told = [...sockets.clients].filter(({ readyState }) => readyState === WebSocket.OPEN);
      for (const client of told) client.send(notice);
      // A phone that sleeps reads no notice: the process would wait for it, and be gone for everybody else.
      setTimeout(() => told.forEach((client) => client.close(serviceRestart)), patienceMs).unref();
      setTimeout(() => told.forEach((client) => client.terminate()), 1.5 * patienceMs).unref();
    },
  };
}

/** Whether a site lets one address have so many sockets: a venue's Wi-Fi carries the phones of all of its rounds. */
async function hasRoom(siteId: string, place: number): Promise<boolean> {
  return place <= (await phonesOfAddress(getDb(), siteId));
}

/** The caller, or the status line that turns them away. */
async function callerOf(request: IncomingMessage, ip: string): Promise<Caller | string> {
  const host = requestHost(request, env.TRUST_PROXY > 0);
  const site = host ? await resolveSite(host) : null;
  if (!host || !site) return unknown;
  const { origin, cookie } = request.headers;
  if (origin !== undefined && !hasOwnOrigin(request)) return "403 Forbidden";
  // Without an origin it is no browser: such a caller gets the games, which need no session, and nothing else.
  return { host, site, ip, actor: origin === undefined ? null : await getActor(cookie, site) };
}

function open(client: WebSocket, request: IncomingMessage, caller: Caller, watch: LiveWatch): void {
  const { site, actor, ip } = caller;
  client.on("error", () => client.terminate()); // a frame that is no frame, or a broken line
  const ctx: ApiContext = {
    db: getDb(),
    bus: getLiveBus(),
    site,
    actor,
    ip,
    door: "ws",
    log: logger.child({ requestId: randomUUID() }),
  };
  getWSConnectionHandler({
    router: appRouter,
    wss: {}, // needed by tRPC's own server only; the handler of one socket does not look at it
    createContext: () => ctx,
    keepAlive: { enabled: true, pingMs: 30_000, pongWaitMs: 10_000 },
    experimental_encoder: limitedEncoder(
      client,
      { subscriptions: env.LIVE_MAX_SUBSCRIPTIONS, messages: env.LIVE_MAX_MESSAGES },
      watch,
    ),
    onError: ({ error, path }) => {
      // Without a path it is the socket itself: a broken line, or a frame that no browser sends.
      if (path !== undefined && error.code === "INTERNAL_SERVER_ERROR")
        ctx.log.error({ error, procedure: path }, "procedure failed");
    },
  })(client, request);
  if (!actor) return;
  // A socket whose session has changed may come back as who it is.
  const watched = { cookie: request.headers.cookie, site, actor };
  client.once(
    "close",
    watchSession(watched, () => client.close(4401, "Session changed")),
  );
}

function turnAway(socket: Duplex, status: string, headers = ""): void {
  endSocket(socket, `HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

function inTime(caller: Promise<Caller | string>): Promise<Caller | string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, handshakeMs, full);
  });
  return Promise.race([caller, late]).finally(() => clearTimeout(timer));
}
