import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { askAnew } from "./ask-anew.ts";

/** Has everything asked anew that lists pages: the pages and what of them is not published, the trash, the navigation, the collections and the course. */
export function useRefreshPages(): () => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      askAnew(queryClient, trpc.page.list.queryFilter()),
      askAnew(queryClient, trpc.page.status.pathFilter()),
      askAnew(queryClient, trpc.page.trash.queryFilter()),
      askAnew(queryClient, trpc.navigation.get.queryFilter()),
      askAnew(queryClient, trpc.collection.list.queryFilter()),
      askAnew(queryClient, trpc.collection.cards.queryFilter()),
      askAnew(queryClient, trpc.course.shown.queryFilter()),
    ]);
  }, [trpc, queryClient]);
}
