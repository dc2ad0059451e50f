import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

const times = {
  /** How long a reader may take nothing of what waits for it. */
  patienceMs: 60_000,
  /** Beyond that it takes 32 kbit/s on the whole: the worst of lines does. */
  leastBytesPerMs: 4,
  everyMs: 5_000,
};

/** A reader that is behind: since when, what it had taken by then, and what it had taken when, at the last look. */
interface Behind {
  since: number;
  first: number;
  heard: number;
  heardAt: number;
}

/**
 * Ends connections whose reader does not take what was written for it, or takes it too slowly: each holds a place among
 * the connections, what is made for it meanwhile, and a place among the downloads. Live sockets have a limit of their own.
 * Call it before the server listens.
 */
export function endSlowReaders(server: Server, { patienceMs, leastBytesPerMs, everyMs } = times): void {
  const open = new Map<Socket, Behind | null>();

  function behindNow(socket: Socket, former: Behind | null): Behind | null {
    if (socket.writableLength === 0) return null;
    const [now, taken] = [performance.now(), socket.bytesWritten - socket.writableLength];
    if (!former) return { since: now, first: taken, heard: taken, heardAt: now };
    return taken > former.heard ? { ...former, heard: taken, heardAt: now } : former;
  }

  function isTooSlow({ since, first, heard, heardAt }: Behind): boolean {
    const now = performance.now();
    return now - heardAt > patienceMs || now - since > patienceMs + (heard - first) / leastBytesPerMs;
  }

  server.on("connection", (socket: Socket) => {
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("upgrade", (_request: IncomingMessage, socket: Duplex) => open.delete(socket as Socket));
  const look = setInterval(() => {
    for (const [socket, former] of open) {
      const behind = behindNow(socket, former);
      open.set(socket, behind);
      if (behind && isTooSlow(behind)) socket.destroy();
    }
  }, everyMs).unref();
  server.once("close", () => clearInterval(look));
}
