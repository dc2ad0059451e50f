"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { useState, type ReactNode } from "react";
import type { AppRouter } from "~/server/api/root.ts";
import type { BrowserClient } from "./client.ts";

const context = createTRPCContext<AppRouter>();

/** Has what is inside ask this client, and keep its answers in this cache. */
export const TRPCProvider = context.TRPCProvider;

/** What the server knows, as options for `useQuery` by the procedure's path, and as filters to have it asked anew. */
export const useTRPC = context.useTRPC;

/** Calls to the server that change something, or that no screen shows as they are. */
export const useTRPCClient = context.useTRPCClient;

/** Keeps what the server answered for everything inside, asks once more when a call fails, and shares it for 5 seconds. */
export function ServerStateProvider({ client, children }: { client: BrowserClient; children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
