import type { RootDb } from "~/server/db.ts";

interface SiteChoice {
  /** Tells to stop before the next site. */
  signal?: AbortSignal;
  /** Sites in the trash as well: what was promised to people about their data holds there too. */
  withTrash?: boolean;
}

/**
 * Does the work for every site that is not in the trash, one after the other. What fails at one is tried at the next all
 * the same, unless `signal` has told to stop; then it throws an `AggregateError` with the failures.
 */
export async function forEachSite(
  db: RootDb,
  work: (siteId: string) => Promise<unknown>,
  { signal, withTrash = false }: SiteChoice = {},
): Promise<void> {
  const failures: unknown[] = [];
  const where = withTrash ? {} : { deletedAt: null };
  for (const { id } of await db.site.findMany({ where, select: { id: true }, orderBy: { id: "asc" } })) {
    if (signal?.aborted) break;
    await work(id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `The work failed for ${failures.length} sites`);
}
