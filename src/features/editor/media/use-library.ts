import { useCallback, useEffect, useState } from "react";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useFrame } from "../frame/frame-context.tsx";

/** Milliseconds after the last key before the library is searched. */
const searchPause = 250;

interface Library {
  state: "loading" | "ready" | "failed";
  items: MediaListItem[];
  total: number;
}

/** The site's media library page by page (40 pictures, 20 films), newest first, filtered by a search. */
export function useLibrary(mediaType: "image" | "video", search: string) {
  const { client } = useFrame();
  const [wanted, setWanted] = useState({ search: "", page: 1, attempt: 0 });
  const [library, setLibrary] = useState<Library>({ state: "loading", items: [], total: 0 });

  useEffect(() => {
    const timer = setTimeout(
      () => setWanted((now) => (now.search === search.trim() ? now : { ...now, search: search.trim(), page: 1 })),
      searchPause,
    );
    return () => clearTimeout(timer);
  }, [search]);

  useEffect(() => {
    const abort = new AbortController();
    const { page } = wanted;
    setLibrary((now) => ({ ...now, state: "loading" }));
    client.media.list
      .query({ mediaType, search: wanted.search || undefined, page }, { signal: abort.signal })
      .then((found) => {
        setLibrary((now) => ({
          state: "ready",
          items: page === 1 ? found.items : [...now.items, ...found.items],
          total: found.total,
        }));
      })
      .catch(() => {
        if (!abort.signal.aborted) setLibrary((now) => ({ ...now, state: "failed" }));
      });
    return () => abort.abort();
  }, [client, mediaType, wanted]);

  return {
    ...library,
    loadMore: useCallback(() => setWanted((now) => ({ ...now, page: now.page + 1 })), []),
    retry: useCallback(() => setWanted((now) => ({ ...now, attempt: now.attempt + 1 })), []),
  };
}
