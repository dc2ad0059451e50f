import { day } from "~/lib/time/lengths.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { holdPages } from "./published-copies.ts";
import { removeFilesLater } from "./remove-files.ts";
import { leaveMuxLater } from "./video/mux/leave-mux.ts";

/** As long may a file that was replaced be brought back, as with pages and sites in the trash. */
const keptDays = 30;

/** Until when the files are kept that were replaced at this moment. */
export const keptUntil = (replacedAt: Date): Date => new Date(replacedAt.getTime() + keptDays * day);

/** Takes media away that hold former files; others of these ids stay. Runs in the site's scope, with its pages held. */
export async function dropFormer(tx: Db, siteId: string, ids: (string | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return;
  const rows = await tx.media.findMany({ where: { siteId, id: { in: known }, state: "former" } });
  for (const row of rows) {
    await tx.media.delete({ where: { siteId, id: row.id } });
    await tx.media.updateMany({ where: { siteId, formerId: row.id }, data: { formerId: null } });
    await removeFilesLater(tx, row);
    await leaveMuxLater(tx, row);
  }
}

/** Takes former files away that were kept for as long as that is promised. */
export async function forgetFormer(db: RootDb, siteId: string, now: Date): Promise<void> {
  const where = { siteId, state: "former" as const, updatedAt: { lte: new Date(now.getTime() - keptDays * day) } };
  const rows = await db.media.findMany({
    where,
    select: { id: true },
    orderBy: { id: "asc" },
    take: 500,
  });
  const forget = async (tx: Db, id: string) => {
    await holdPages(tx, siteId); // as whoever brings the file back, which is then another one's
    if (await tx.media.findFirst({ where: { ...where, id } })) await dropFormer(tx, siteId, [id]);
  };
  for (const { id } of rows) await inSite(siteId, () => db.$transaction((tx) => forget(tx, id)));
}
