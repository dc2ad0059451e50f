import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { MediaSort, MediaType } from "~/features/media/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { usePaused } from "../state/use-paused.ts";

export type LibraryType = Exclude<MediaType, "audio">;

/** What of the library is asked for; an empty folder or tag stands for all. */
export interface LibraryFilter {
  mediaType: LibraryType;
  search: string;
  folder: string;
  tag: string;
  sort: MediaSort;
}

export const wholeLibrary = (mediaType: LibraryFilter["mediaType"]): LibraryFilter => ({
  ...{ mediaType, search: "", folder: "", tag: "" },
  sort: "updated",
});

/** The site's media library page by page (40 pictures, 20 films or documents), newest first unless it is ordered otherwise. */
export function useLibrary({ mediaType, search, folder, tag, sort }: LibraryFilter) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const wanted = {
    ...{ mediaType, sort, search: usePaused(search.trim()) || undefined },
    ...{ bucketFolder: folder || undefined, tags: tag ? [tag] : undefined },
  };
  const library = useInfiniteQuery({
    queryKey: [...trpc.media.list.queryKey(wanted), "pages"],
    queryFn: ({ pageParam: page, signal }) => client.media.list.query({ ...wanted, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.flatMap(({ items }) => items).length < last.total ? all.length + 1 : null),
    placeholderData: keepPreviousData,
    staleTime: 0, // somebody may have taken a new picture in since it was last open
  });
  const pages = library.data?.pages ?? [];
  // What is changed while one scrolls moves to the first page, and may come once more.
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  return {
    state: library.isFetching ? "loading" : library.isError ? "failed" : "ready",
    items,
    /** Whether nothing narrows it down. */
    isWhole: !search.trim() && !folder && !tag,
    total: pages.at(-1)?.total ?? 0,
    hasMore: library.hasNextPage,
    loadMore: () => void library.fetchNextPage(),
    retry: () => void (library.isFetchNextPageError ? library.fetchNextPage() : library.refetch()),
  } as const;
}
export type Library = ReturnType<typeof useLibrary>;
