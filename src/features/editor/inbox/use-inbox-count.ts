"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
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

/** Told whenever another number of answers is counted than before: what has arrived meanwhile is to be shown, too. */
export function useOnArrivals(count: number | null, onArrived: () => void): void {
  const before = useRef(count);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (before.current !== null && before.current !== count) arrived();
    before.current = count;
  }, [count]);
}
