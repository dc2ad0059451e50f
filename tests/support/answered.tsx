import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import type { AppRouter } from "~/server/api/root.ts";
import { TRPCProvider } from "~/trpc/react.tsx";

/** By the path of the call, what the server answers to an input. */
export type Answers = Record<string, (input: { id: string }) => unknown>;

/** A part whose calls are answered at once, or when the answer or refusal that is promised is there; one without an answer stays open. */
export function answered(part: ReactNode, answers: Answers): ReactNode {
  const queryClient = new QueryClient();
  const client = createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op }) =>
          observable((caller) => {
            const data = answers[op.path]?.(op.input as { id: string });
            const give = (given: unknown) => {
              caller.next({ result: { type: "data", data: given } });
              caller.complete();
            };
            if (data instanceof Promise) data.then(give, (error: Error) => caller.error(TRPCClientError.from(error)));
            else if (data !== undefined) give(data);
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
