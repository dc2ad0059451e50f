import type { RootDb } from "~/server/db.ts";

/**
 * Does the work for every site, one after the other. What fails at one is tried at the next all the same, unless `signal`
 * has told to stop; then it throws an `AggregateError` with the failures.
 */
export async function forEachSite(
  db: RootDb,
  work: (siteId: string) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await db.site.findMany({ select: { id: true }, orderBy: { id: "asc" } })) {
    if (signal?.aborted) break;
    await work(id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `The work failed for ${failures.length} sites`);
}
