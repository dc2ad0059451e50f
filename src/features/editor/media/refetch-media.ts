import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Has what is known of media fetched anew. A first load that is under way may have been answered before the change: it
 * is given up, which invalidating alone does to later loads only.
 */
export async function refetchMedia(queries: QueryClient, media: QueryFilters): Promise<void> {
  await queries.cancelQueries(media);
  await queries.invalidateQueries(media);
}
