"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { useIsAtRest } from "../state/use-at-rest.ts";

const everyMinute = 60_000;

/** How many answers lie in the inbox: asked once the page has come to rest, and every minute while somebody looks. */
export function useInboxCount() {
  const trpc = useTRPC();
  const enabled = useIsAtRest();
  const { data } = useQuery(trpc.inbox.count.queryOptions(undefined, { enabled, refetchInterval: everyMinute }));
  return data ?? null;
}
