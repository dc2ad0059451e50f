import { createTRPCClient, createWSClient, httpBatchLink, httpLink, splitLink, wsLink } from "@trpc/client";
import { backOff } from "~/lib/turns/back-off.ts";
import { clientTransformer } from "./transformer.ts";
import type { AppRouter } from "~/server/api/root.ts";

export type BrowserClient = ReturnType<typeof createBrowserClient>["client"];

/** A request that takes longer is given up and tried again, in milliseconds. */
const longestRequest = 15_000;
/** For what is a whole piece of work (`context.isWork`), also on a busy machine. */
const longestWork = 180_000;
/** The `context` of a call that travels by itself, so that giving it up gives up no other. */
export const alone = { isAlone: true };

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
  const http = {
    url: "/api/trpc",
    transformer: clientTransformer,
    // A plain form or a foreign page cannot send this header.
    headers: { "x-vitrine": "1" },
    fetch: limitedFetch,
  };
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: wsLink({ client: socket, transformer: clientTransformer }),
        false: splitLink({
          condition: ({ context }) => context.isAlone === true || context.isWork === true,
          true: splitLink({
            condition: ({ context }) => context.isWork === true,
            true: httpLink({ ...http, fetch: (input, init) => limitedFetch(input, init, longestWork) }),
            false: httpLink(http),
          }),
          false: httpBatchLink({ ...http, maxItems: 10 }),
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

function limitedFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  longestMs: number = longestRequest,
): Promise<Response> {
  const limit = AbortSignal.timeout(longestMs);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
}
