import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";
import type { Business } from "./schema.ts";

type Named = Pick<Business, "id" | "programs">;

/** The first business of a site is its own, until an admin says otherwise; in the transaction that makes it. */
export async function claimFirstBusiness(db: Db, siteId: EditableSiteId, business: Named): Promise<void> {
  const { ownBusinessId } = await db.site.findFirstOrThrow({ where: { id: siteId }, select: { ownBusinessId: true } });
  if (ownBusinessId !== null || (await db.business.count({ where: { siteId } })) !== 1) return;
  await db.site.update({ where: { id: siteId }, data: { ownBusinessId: business.id } });
  await followOwnBusiness(db, siteId, [business]);
}

/**
 * Has the site follow what was written of its own business, in the same transaction: it is a member of health optics
 * where that is, which opens and closes sections on every page.
 */
export async function followOwnBusiness(db: Db, siteId: EditableSiteId, written: readonly Named[]): Promise<void> {
  const { ownBusinessId } = await db.site.findFirstOrThrow({ where: { id: siteId }, select: { ownBusinessId: true } });
  const own = written.find(({ id }) => id === ownBusinessId);
  if (!own) return;
  const isHealthOpticsMember = own.programs.gesundheitsoptik;
  await db.site.updateMany({
    where: { id: siteId, isHealthOpticsMember: !isHealthOpticsMember },
    data: { isHealthOpticsMember, revision: { increment: 1 } },
  });
}

/** Makes a business the one that a site belongs to, or none; header and footer of every page follow. */
export async function becomeOwn(
  db: Db,
  siteId: EditableSiteId,
  own: { id: string; gesundheitsoptik: boolean } | null,
): Promise<void> {
  const isHealthOpticsMember = own?.gesundheitsoptik ?? false;
  await db.site.update({
    where: { id: siteId },
    data: { ownBusinessId: own?.id ?? null, isHealthOpticsMember, revision: { increment: 1 } },
  });
}
