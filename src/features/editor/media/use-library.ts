import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { usePaused } from "../state/use-paused.ts";

/** The site's media library page by page (40 pictures, 20 films), newest first, filtered by a search. */
export function useLibrary(mediaType: "image" | "video", search: string) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const wanted = { mediaType, search: usePaused(search.trim()) || undefined };
  const library = useInfiniteQuery({
    queryKey: [...trpc.media.list.queryKey(wanted), "pages"],
    queryFn: ({ pageParam: page, signal }) => client.media.list.query({ ...wanted, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.flatMap(({ items }) => items).length < last.total ? all.length + 1 : null),
    placeholderData: keepPreviousData,
    staleTime: 0, // somebody may have taken a new picture in since it was last open
  });
  const pages = library.data?.pages ?? [];
  return {
    state: library.isFetching ? "loading" : library.isError ? "failed" : "ready",
    items: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.total ?? 0,
    loadMore: () => void library.fetchNextPage(),
    retry: () => void (library.isFetchNextPageError ? library.fetchNextPage() : library.refetch()),
  } as const;
}
