import type { Server } from "node:http";
import { createServer as createNetServer, type Server as NetServer } from "node:net";
import { stopListening } from "./drain.ts";

interface Listening {
  port: number;
  /** Takes no more connections; resolves when those that are open have ended. */
  close(): Promise<void>;
}

/**
 * Listens on every address of this computer, or, when `isPrivate`, on 127.0.0.1 and ::1 only. Port 0 takes any free one.
 * A computer without IPv6 is served on IPv4 alone.
 */
export async function listen(
  server: Server,
  { port, isPrivate, maxConnections }: { port: number; isPrivate: boolean; maxConnections: number },
): Promise<Listening> {
  server.maxConnections = maxConnections;
  await bind(server, isPrivate ? { port, host: "127.0.0.1" } : { port });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  const servers: NetServer[] = [server];
  if (isPrivate) {
    const second = await listenOnIpv6(server, bound).catch(async (error: unknown) => {
      server.close();
      throw error;
    });
    if (second) servers.push(second);
  }
  return { port: bound, close: async () => void (await Promise.all(servers.map(stopListening))) };
}

/** One HTTP server listens on one address; what comes in over ::1 is handed to it connection by connection. */
async function listenOnIpv6(server: Server, port: number): Promise<NetServer | null> {
  const second = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket));
  second.maxConnections = server.maxConnections;
  try {
    await bind(second, { port, host: "::1" });
    return second;
  } catch (error) {
    if (isWithoutIpv6(error)) return null;
    throw error;
  }
}

function isWithoutIpv6(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(String(error.code));
}

function bind(server: NetServer, where: { port: number; host?: string }): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(where, () => {
      server.off("error", fail);
      done();
    });
  });
}
