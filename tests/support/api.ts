import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "~/server/api/root.ts";

/** A typed client of a running product, sending what a browser of that origin would send. */
export function apiClient(origin: string, cookie = "") {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${origin}/api/trpc`,
        transformer: superjson,
        headers: { cookie, origin, "sec-fetch-site": "same-origin", "x-vitrine": "1" },
      }),
    ],
  });
}
