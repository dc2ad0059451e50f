import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";
import { networkOf } from "~/lib/addresses/network-of.ts";

export interface ConnectionLimits {
  /** So many plain connections one network may have; null where all come from a proxy. */
  ofNetwork: number | null;
  /** So many the server takes at all, live sockets among them. */
  all: number;
}

/** From this part of all connections on, each new one takes the place of one that is kept for nothing. */
const nearlyFull = 0.9;

/**
 * Keeps one network from holding all connections, and idle ones from keeping others out: whoever opens one too many loses
 * the one that has been idle longest, the new one itself where all others are at work. Live sockets have a limit of their
 * own, and leave this one when they open. Call it before the server listens.
 */
export function limitConnections(server: Server, { ofNetwork, all }: ConnectionLimits): void {
  let open = 0;
  /** All plain connections; the networks they come from; those on which nothing is under way, longest idle first. */
  const networks = new Map<Duplex, string>();
  const counts = new Map<string, number>();
  const idle = new Set<Duplex>();

  function leave(socket: Duplex): void {
    const network = networks.get(socket);
    if (network === undefined) return;
    networks.delete(socket);
    idle.delete(socket);
    const left = (counts.get(network) ?? 1) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  }

  function closeIdle(isMeant: (socket: Duplex) => boolean): void {
    for (const socket of idle) {
      if (!isMeant(socket)) continue;
      leave(socket); // before its end is told
      socket.destroy();
      return;
    }
  }

  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "unknown");
    const count = (counts.get(network) ?? 0) + 1;
    open += 1;
    networks.set(socket, network);
    counts.set(network, count);
    idle.add(socket);
    socket.once("close", () => {
      open -= 1;
      leave(socket);
    });
    if (ofNetwork !== null && count > ofNetwork) closeIdle((each) => networks.get(each) === network);
    else if (open > nearlyFull * all) closeIdle((each) => each !== socket);
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once("close", () => {
      if (networks.has(socket)) idle.add(socket);
    });
  });
  server.prependListener("upgrade", (_request: IncomingMessage, socket: Duplex) => leave(socket));
}
