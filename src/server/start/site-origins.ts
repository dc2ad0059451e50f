import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import type { RootDb } from "~/server/db.ts";

/** More would not be read. */
const mostNamed = 5;

/** Where the oldest sites are, which a start tells. */
export async function siteOrigins(db: RootDb, port: number): Promise<string[]> {
  const hosts = await db.siteHost.findMany({
    where: { isPrimary: true, site: { deletedAt: null } },
    orderBy: { site: { createdAt: "asc" } },
    select: { host: true },
    take: mostNamed,
  });
  return hosts.map(({ host }) => siteOrigin(host, port));
}
