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

/** Of a piece on its way, such as a script, only the end shows: it has the time that one of so many bytes takes at most. */
const mostInOnePiece = 1_000_000;

/** A reader that is behind: what waits for it, since when, what it had taken by then, and what it had taken when, at the last look. */
interface Behind {
  waiting: number;
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
    const waiting = socket.writableLength;
    if (waiting === 0) return null;
    const [now, taken] = [performance.now(), socket.bytesWritten - waiting];
    if (!former) return { waiting, since: now, first: taken, heard: taken, heardAt: now };
    return taken > former.heard ? { ...former, waiting, heard: taken, heardAt: now } : former;
  }

  function isTooSlow({ waiting, since, first, heard, heardAt }: Behind): boolean {
    const now = performance.now();
    const enoughMs = patienceMs + Math.min(waiting, mostInOnePiece) / leastBytesPerMs;
    return now - heardAt > enoughMs || now - since > enoughMs + (heard - first) / leastBytesPerMs;
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
