import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "~/server/api/root.ts";
import { clientTransformer } from "~/trpc/transformer.ts";

/** A typed client of a running product, sending what a browser of that origin would send. */
export function apiClient(origin: string, cookie = "") {
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${origin}/api/trpc`,
        transformer: clientTransformer,
        headers: { cookie, origin, "sec-fetch-site": "same-origin", "x-vitrine": "1" },
      }),
    ],
  });
}
