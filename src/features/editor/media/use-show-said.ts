import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import { described } from "~/features/media/domain/described.ts";
import type { DescribeMediumInput } from "~/features/media/library-schema.ts";
import type { MediaList, MediaListItem } from "~/features/media/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { refetchMedia } from "./refetch-media.ts";

interface ShownSaid {
  show: (said: DescribeMediumInput) => Promise<void>;
  showTruth: () => Promise<void>;
}

/**
 * Shows what is said of a medium at once in all that is known of the library, so that whatever is said next begins with
 * it; what the server makes of it takes its place later. `showTruth` asks for all anew, where it was refused.
 */
export function useShowSaid(): ShownSaid {
  const { defaultLocale } = useEditorActions();
  const trpc = useTRPC();
  const queries = useQueryClient();
  return useMemo(() => {
    const one = (id: string) => trpc.media.get.queryKey({ id });
    const lists = trpc.media.list.pathKey();
    // An answer that is on its way knows nothing of it.
    const isKnown = { predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined };
    return {
      async show(said) {
        const after = (item: MediaListItem) => (item.id === said.id ? afterSaying(item, said, defaultLocale) : item);
        const inList = (list: MediaList): MediaList => ({ ...list, items: list.items.map(after) });
        await Promise.all([one(said.id), lists].map((queryKey) => queries.cancelQueries({ queryKey, ...isKnown })));
        queries.setQueryData(one(said.id), (item) => item && after(item));
        queries.setQueriesData<MediaList | InfiniteData<MediaList>>({ queryKey: lists }, (known) => {
          if (!known) return known;
          return "pages" in known ? { ...known, pages: known.pages.map(inList) } : inList(known);
        });
      },
      showTruth: () => refetchMedia(queries, trpc.media.pathFilter()),
    };
  }, [queries, trpc, defaultLocale]);
}

/** An entry of the library once this is said of it. */
function afterSaying(item: MediaListItem, said: DescribeMediumInput, first: Locale): MediaListItem {
  const { alt, altSources = {}, altMachine = [], focalPoint, tags, originalFilename, bucketFolder } = item;
  const before = { alt, altSources, altMachine, focalPoint, tags, name: originalFilename, folder: bucketFolder };
  const { name = originalFilename, folder = bucketFolder, ...after } = described(before, said, first);
  return { ...item, ...after, originalFilename: name, bucketFolder: folder };
}
