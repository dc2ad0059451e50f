import { DomainError } from "~/lib/errors.ts";
import type { Db, Prisma } from "~/server/db.ts";

/**
 * Writes the row of a new site under a short name made of its host's first part, with a number where that is taken. It
 * asks by writing: somebody else may look for a name at the same moment. An id that is taken is `invalid`, reason `siteTaken`.
 */
export async function createUnderFreeKey(
  db: Db,
  { site, host }: { site: Omit<Prisma.SiteCreateManyInput, "key"> & { id: string }; host: string },
): Promise<{ key: string }> {
  for (const key of keysFor(host)) {
    const { count } = await db.site.createMany({ data: { ...site, key }, skipDuplicates: true });
    if (count > 0) return { key };
    if ((await db.site.count({ where: { id: site.id } })) > 0)
      throw new DomainError("invalid", "There is a site with this id already", { reason: "siteTaken" });
  }
  throw new Error("There is always another number");
}

function* keysFor(host: string): Generator<string> {
  const first = (host.replace(/^www\./, "").split(".")[0] ?? "").replace(/^[^a-z]+/, "").slice(0, 30);
  const base = first.length > 1 ? first : "site";
  yield base;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}
