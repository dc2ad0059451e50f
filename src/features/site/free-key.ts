import type { Db } from "~/server/db.ts";

/** A short name for a new site from its host's first part, with a number where it is taken. */
export async function freeKey(db: Db, host: string): Promise<string> {
  const first = (host.replace(/^www\./, "").split(".")[0] ?? "").replace(/^[^a-z]+/, "").slice(0, 30);
  const base = first.length > 1 ? first : "site";
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!(await db.site.findUnique({ where: { key }, select: { id: true } }))) return key;
  }
}
