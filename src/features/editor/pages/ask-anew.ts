import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Has what was asked of the server asked anew, after a change. A first load that is on its way may have been answered
 * before the change, and asking anew would join it: once it is here, it is asked for again.
 */
export async function askAnew(queries: QueryClient, asked: QueryFilters): Promise<void> {
  const isFirst = queries.isFetching({ ...asked, predicate: ({ state }) => state.data === undefined }) > 0;
  await queries.invalidateQueries(asked);
  if (isFirst) await queries.invalidateQueries(asked);
}
