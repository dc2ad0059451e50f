import { useQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { everyUnpublished } from "./every-unpublished.ts";

interface Asking {
  enabled?: boolean;
  staleTime?: number;
  /** What has to be over first. */
  before?: () => Promise<unknown>;
}

/** The site's pages that are not published as they stand: all of them, for whoever counts, marks or publishes them. */
export function useUnpublished({ before, ...asking }: Asking = {}) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  return useQuery({
    ...trpc.page.status.unpublished.queryOptions({}, asking),
    queryFn: async () => {
      await before?.();
      return await everyUnpublished((input) => client.page.status.unpublished.query(input));
    },
  });
}
