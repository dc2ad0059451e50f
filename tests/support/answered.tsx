import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import type { AppRouter } from "~/server/api/root.ts";
import { TRPCProvider } from "~/trpc/react.tsx";

/** By the path of the call, what the server answers to an input. */
export type Answers = Record<string, (input: { id: string }) => unknown>;

/** A part whose calls are answered at once; one without an answer stays open. */
export function answered(part: ReactNode, answers: Answers): ReactNode {
  const queryClient = new QueryClient();
  const client = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((caller) => {
            const data = answers[op.path]?.(op.input as { id: string });
            if (data === undefined) return;
            caller.next({ result: { type: "data", data } });
            caller.complete();
          }),
    ],
  });
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {part}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
