import type { UnpublishedPages } from "~/features/page/api-schema.ts";

/** All pages with changes, however many there are: the server tells of some at a time. */
export async function everyUnpublished(
  ask: (input: { after?: string }) => Promise<UnpublishedPages>,
): Promise<UnpublishedPages> {
  const found = new Map<string, UnpublishedPages["pages"][number]>();
  let after: string | null = null;
  do {
    const { pages, next }: UnpublishedPages = await ask(after === null ? {} : { after });
    for (const page of pages) found.set(page.id, page); // one that was moved meanwhile may come twice
    after = next;
  } while (after !== null);
  return { pages: [...found.values()], total: found.size, next: null };
}
