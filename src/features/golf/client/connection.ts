import { createTRPCClient, createWSClient, wsLink } from "@trpc/client";
import superjson from "superjson";
import type { GolfRouter } from "../router.ts";

export type GolfApi = ReturnType<typeof createTRPCClient<GolfRouter>>;

export interface GolfConnection {
  api: GolfApi;
  /** Calls back at once and at every change. Returns the way to stop. */
  onConnected: (tell: (isConnected: boolean) => void) => () => void;
  close: () => void;
}

/**
 * The phone's one socket to the live door. It reconnects by itself after half a second to ten, with full jitter, so that
 * a restarted server is not stormed; a dead line is noticed within some seconds.
 */
export function connectGolf(url: string, WebSocketClass?: typeof WebSocket): GolfConnection {
  const socket = createWSClient({
    url,
    WebSocket: WebSocketClass,
    retryDelayMs: (attempt) => jittered(attempt),
    keepAlive: { enabled: true, intervalMs: 10_000, pongTimeoutMs: 3_000 },
  });
  return {
    api: createTRPCClient<GolfRouter>({ links: [wsLink({ client: socket, transformer: superjson })] }),
    onConnected(tell) {
      const subscription = socket.connectionState.subscribe({ next: ({ state }) => tell(state === "pending") });
      return () => subscription.unsubscribe();
    },
    close: () => void socket.close(),
  };
}

/** Milliseconds to wait before the attempt with this number: 0.5 to 10 s with full jitter. */
export function jittered(attempt: number): number {
  return Math.round(Math.random() * Math.min(10_000, 500 * 2 ** Math.min(attempt, 6)));
}

let connection: GolfConnection | null = null;

/** The connection of this browser tab to the host it came from. */
export function golfConnection(): GolfConnection {
  connection ??= connectGolf(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
  return connection;
}
