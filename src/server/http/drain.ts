import { Server as NetServer, type Socket } from "node:net";
import type { Server, ServerResponse } from "node:http";

interface Drain {
  /**
   * Ends the server without cutting anybody off: it takes in who has connected and then nobody any more, each answer
   * from now on says that it is the last one on its connection, and connections that stay silent for a second are
   * closed. What is open after `longestMs`, upgraded sockets among it, is cut. `close` stops listening and waits for the
   * open connections.
   */
  drain(close: () => Promise<void>, longestMs: number): Promise<void>;
}

const silenceMs = 1_000;

/** Watches a server's connections and answers from the beginning, so that it can end in order. Call it before it listens. */
export function drainable(server: Server): Drain {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isDraining = false;
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    if (isDraining) sayLast(response);
    answers.add(response);
    response.once("close", () => answers.delete(response));
  });
  return {
    async drain(close, longestMs) {
      await aTurn();
      isDraining = true;
      for (const response of answers) sayLast(response);
      const force = setTimeout(() => sockets.forEach((socket) => socket.destroy()), longestMs);
      // A request may be on its way over a connection that looks idle: it is given a moment to arrive.
      const patienceMs = Math.min(silenceMs, longestMs / 2);
      const began = performance.now();
      const closing = setInterval(() => {
        if (performance.now() - began >= patienceMs) server.closeIdleConnections();
      }, 50);
      await close();
      clearTimeout(force);
      clearInterval(closing);
    },
  };
}

/** Takes in who has connected while the process was busy: whoever still waits for that when a port closes is cut off. */
async function aTurn(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/** Takes no more connections and resolves when the open ones have ended. An HTTP server's own `close` cuts idle ones. */
export function stopListening(server: NetServer): Promise<void> {
  return new Promise((done) => NetServer.prototype.close.call(server, () => done()));
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
