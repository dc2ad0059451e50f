import type { InfiniteData, Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { z } from "zod";
import { listMediaInput, type MediaList, type MediaListItem } from "~/features/media/schema.ts";
import { pagesAfter } from "./pages-after.ts";
import { refetchMedia } from "./refetch-media.ts";

interface Known {
  queries: QueryClient;
  /** Everything that is known of media; below that the lists, one medium, and the folders and tags that there are. */
  all: QueryKey;
  lists: QueryKey;
  one: (id: string) => QueryKey;
  summary: QueryKey;
  /** A medium as it is now. */
  read: (id: string) => Promise<MediaListItem>;
}

/** Of more media than these at once everything is asked for anew. */
const mostAlone = 5;

/**
 * Has what is known of media follow what was said of some of them. These alone are asked for, and put in their place;
 * lists of which only the server knows what they hold now are fetched anew, and so is what is being fetched.
 */
export function mediaCache({ queries, all, lists, one, summary, read }: Known) {
  const waiting = new Set<string>();
  let asked = 0;

  async function follow(ids: Iterable<string>): Promise<void> {
    for (const id of ids) waiting.add(id);
    const time = ++asked;
    const items = waiting.size > mostAlone ? null : await Promise.all([...waiting].map(read)).catch(() => null);
    if (time !== asked) return; // whoever asked later knows more, of these as well
    waiting.clear();
    if (!items) return refetchMedia(queries, { queryKey: all });
    await Promise.all(items.map(({ id }) => queries.cancelQueries({ queryKey: one(id) })));
    for (const item of items) queries.setQueryData(one(item.id), item);
    const found = queries.getQueryCache().findAll({ queryKey: lists });
    const unsure = found.filter((query) => !items.reduce((isSure, item) => isSure && put(query, item), true));
    await Promise.all(
      [...unsure.map(({ queryKey }) => queryKey), summary].map((queryKey) => refetchMedia(queries, { queryKey })),
    );
  }

  /** Puts a medium in its place in a list; false where the list has to be fetched anew. */
  function put(query: Query, item: MediaListItem): boolean {
    const { data, fetchStatus, isInvalidated } = query.state;
    const wanted = keySchema.safeParse(query.queryKey[1]).data?.input;
    if (!wanted || !isPaged(data) || fetchStatus !== "idle" || isInvalidated) return false;
    const after = pagesAfter(data, wanted, item);
    if (after) queries.setQueryData(query.queryKey, after);
    return after !== null;
  }

  return { follow };
}

const keySchema = z.object({ input: listMediaInput });

function isPaged(data: unknown): data is InfiniteData<MediaList> {
  return typeof data === "object" && data !== null && "pages" in data;
}
