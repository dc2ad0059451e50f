"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

const aMoment = 5_000;
const longestTimer = 6 * 3_600_000;

/** What is planned for the page. Asked anew after each change of the page, and a moment after something was due. */
export function useSchedules() {
  const { pageId } = useEditorActions();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const publishedNumber = useEditorPart((state) => state.publishedNumber);
  const options = trpc.page.schedule.list.queryOptions({ pageId });
  const list = useQuery({
    ...options,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.schedules.filter(({ refusal }) => refusal === null) ?? [];
      const [next] = waiting.map(({ at }) => Date.parse(at) - Date.now()).sort((one, other) => one - other);
      return next === undefined ? false : Math.min(Math.max(next, 0) + aMoment, longestTimer);
    },
  });
  const { refetch } = list;
  useEffect(() => void refetch(), [publishedNumber, refetch]);
  const refresh = () => queries.invalidateQueries({ queryKey: options.queryKey });
  return { list, refresh };
}
