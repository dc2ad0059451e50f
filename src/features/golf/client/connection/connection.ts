import { createTRPCClient, createWSClient, wsLink } from "@trpc/client";
import { plainTransformer } from "~/trpc/plain-transformer.ts";
import type { GolfRouter } from "../../router.ts";
import { earlySocket } from "./early-socket.ts";
import { jittered, Patience } from "./patience.ts";
import { promptSocket } from "./prompt-socket.ts";

export type GolfApi = ReturnType<typeof createTRPCClient<GolfRouter>>;

export interface GolfConnection {
  api: GolfApi;
  /** Calls back at once and at every change. Returns the way to stop. */
  onConnected: (tell: (isConnected: boolean) => void) => () => void;
  /** Waits before another try; cut short when the line is back. */
  wait: (ms: number) => Promise<void>;
  /** The phone woke up or found a network: tries at once instead of sitting out the pause. */
  wake: () => void;
  /** Drops a line that seems open and does not answer; the next one is opened by itself. */
  renew: () => void;
  close: () => void;
}

/** A line that is being opened for less than this is not begun anew when the phone wakes up. */
const freshMs = 1_500;

/**
 * The phone's one socket to the live door. It reconnects by itself after half a second to ten, with full jitter, so that
 * a restarted server is not stormed; a dead line is noticed within eight seconds, at once when the browser says so.
 */
export function connectGolf(url: string, WebSocketClass?: typeof WebSocket, patience = new Patience()): GolfConnection {
  let attempt = -1; // the very first one does not wait
  let openingSince = 0;
  const socket = createWSClient({
    // The pause stands here, where it can be cut short, and not in `retryDelayMs`.
    url: async () => {
      if (attempt >= 0) await patience.wait(jittered(attempt));
      attempt += 1;
      openingSince = Date.now();
      return url;
    },
    retryDelayMs: () => 0,
    onOpen: () => {
      attempt = 0;
      patience.end();
    },
    WebSocket: WebSocketClass ?? promptSocket(earlySocket(WebSocket)),
    keepAlive: { enabled: true, intervalMs: 5_000, pongTimeoutMs: 3_000 },
  });
  const drop = () => socket.connection?.ws.close();
  const wake = () => {
    const line = socket.connection;
    if (line?.state === "connecting" && Date.now() - openingSince > freshMs) {
      attempt = -1; // it was begun in the dead spot
      line.ws.close();
    }
    patience.end();
  };
  const leaving = new AbortController();
  if (typeof window !== "undefined") {
    const { signal } = leaving;
    // What goes out on a line from before may never arrive, and nobody would know for seconds after the network is back.
    window.addEventListener("offline", drop, { signal });
    window.addEventListener("online", wake, { signal }); // also for a call that is made before a round is open
  }
  return {
    api: createTRPCClient<GolfRouter>({ links: [wsLink({ client: socket, transformer: plainTransformer })] }),
    onConnected(tell) {
      let isOpen = false;
      const look = () => tell(isOpen && !isBrowserOffline());
      const subscription = socket.connectionState.subscribe({
        next({ state }) {
          isOpen = state === "pending";
          look();
        },
      });
      const stopListening = onBrowserLine(look);
      return () => {
        subscription.unsubscribe();
        stopListening();
      };
    },
    wait: (ms) => patience.wait(ms),
    wake,
    renew: drop,
    close() {
      leaving.abort();
      void socket.close();
    },
  };
}

let connection: GolfConnection | null = null;

/** The connection of this browser tab to the host it came from. */
export function golfConnection(): GolfConnection {
  connection ??= connectGolf(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
  return connection;
}

/** Browsers say it for sure when there is no network; that there is one they only guess. */
export function isBrowserOffline(): boolean {
  return typeof window !== "undefined" && navigator.onLine === false;
}

function onBrowserLine(look: () => void): () => void {
  if (typeof window === "undefined") return () => undefined;
  for (const name of ["online", "offline"]) window.addEventListener(name, look);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, look);
  };
}
