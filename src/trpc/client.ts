import { createTRPCClient, createWSClient, httpBatchLink, splitLink, wsLink } from "@trpc/client";
import { backOff } from "~/lib/back-off.ts";
import { clientTransformer } from "./transformer.ts";
import type { AppRouter } from "~/server/api/root.ts";

export type BrowserClient = ReturnType<typeof createBrowserClient>["client"];

/** A request that takes longer is given up and tried again, in milliseconds. */
const patience = 15_000;

/**
 * The browser's way to the API: calls over HTTP, subscriptions over one socket that opens with the first of them
 * and comes back by itself. `onConnection` tells when the socket opens and closes.
 */
export function createBrowserClient(options: { onConnection?: (isOpen: boolean) => void } = {}) {
  const socket = createWSClient({
    url: () => `${location.origin.replace(/^http/, "ws")}/api/live`,
    lazy: { enabled: true, closeMs: 5_000 },
    keepAlive: { enabled: true, intervalMs: 20_000, pongTimeoutMs: 8_000 },
    retryDelayMs: delayBefore,
    onOpen: () => options.onConnection?.(true),
    onClose: () => options.onConnection?.(false),
  });
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: wsLink({ client: socket, transformer: clientTransformer }),
        false: httpBatchLink({
          url: "/api/trpc",
          transformer: clientTransformer,
          maxItems: 10,
          // A plain form or a foreign page cannot send this header.
          headers: { "x-vitrine": "1" },
          fetch: (input, init) => fetch(input, { ...init, signal: within(init?.signal ?? null) }),
        }),
      }),
    ],
  });
  return { client, close: () => void socket.close() };
}

/** Half a second to ten, growing with each attempt and spread, so that a restart is not met by everybody at once. */
function delayBefore(attempt: number): number {
  return backOff(attempt, { firstMs: 1_000, longestMs: 10_000, spread: 0.5 });
}

function within(signal: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(patience);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
