import type { PublishedAll, UnpublishedPage } from "~/features/page/api-schema.ts";

type Wanted = Pick<UnpublishedPage, "id" | "revision">;
type Outcome = PublishedAll["pages"][number];

/** How many pages the server publishes in one call. */
const mostAtOnce = 50;

/**
 * Publishes pages, some at a time, and says of each what became of it. Those that wait for an address which another one
 * leaves are tried again once all have had their turn.
 */
export async function publishEach(
  publish: (input: { pages: Wanted[] }) => Promise<PublishedAll>,
  pages: readonly Wanted[],
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  let waiting = pages.map(({ id, revision }) => ({ id, revision }));
  for (;;) {
    for (let start = 0; start < waiting.length; start += mostAtOnce) {
      const done = await publish({ pages: waiting.slice(start, start + mostAtOnce) });
      for (const outcome of done.pages) outcomes.set(outcome.id, outcome);
    }
    const next = waiting.filter(({ id }) => outcomes.get(id)?.refusal === "slug-taken");
    // A single call has tried that by itself.
    if (next.length === 0 || next.length === waiting.length || pages.length <= mostAtOnce) break;
    waiting = next;
  }
  return [...outcomes.values()];
}
