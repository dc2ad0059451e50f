import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTRPC } from "~/trpc/react.tsx";

/** Has everything asked anew that lists pages: the pages and what of them is not published, the trash, the navigation, the collections and the course. */
export function useRefreshPages(): () => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries(trpc.page.list.queryFilter()),
      queryClient.invalidateQueries(trpc.page.status.pathFilter()),
      queryClient.invalidateQueries(trpc.page.trash.queryFilter()),
      queryClient.invalidateQueries(trpc.navigation.get.queryFilter()),
      queryClient.invalidateQueries(trpc.collection.list.queryFilter()),
      queryClient.invalidateQueries(trpc.collection.cards.queryFilter()),
      queryClient.invalidateQueries(trpc.course.shown.queryFilter()),
    ]);
  }, [trpc, queryClient]);
}
