import { useQuery } from "@tanstack/react-query";
import type { DeadLink } from "~/features/site/foreign-links/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";

/** More than anybody writes by hand; the server takes no more at once. */
const mostLinks = 200;
/** So long after an answer it is asked again while some addresses wait for their turn, in milliseconds, and so often. */
const [pause, patience] = [5_000, 12];
const none: DeadLink[] = [];

/** Those of these addresses on other sites that led nowhere; ones that were never tried come in once they have been. */
export function useDeadLinks(addresses: readonly string[]): readonly DeadLink[] {
  const client = useTRPCClient();
  const asked = addresses.slice(0, mostLinks);
  const { data } = useQuery({
    queryKey: ["foreignLinks", asked],
    queryFn: ({ signal }) => client.site.foreignLinks.mutate({ addresses: asked }, { signal }),
    enabled: asked.length > 0,
    refetchInterval: ({ state: { data: told, dataUpdateCount } }) =>
      (told?.untried ?? 0) > 0 && dataUpdateCount < patience ? pause : false,
  });
  return data?.dead ?? none;
}
