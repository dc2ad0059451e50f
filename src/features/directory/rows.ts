import { generateNKeysBetween } from "fractional-indexing";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";
import { letterOf, soughtText } from "./domain/sought.ts";
import type { Business } from "./schema.ts";

/** A business as its row stores it. Pure. */
export function businessRow({ name, status, logoMediaId, programs }: Business) {
  const sought = soughtText(name);
  return { name, status, logoMediaId, ...programs, sought, letter: letterOf(sought) };
}

/** The branches of a business as their rows store them, in their order. Pure. */
export function branchRows({ branches }: Business) {
  const sortKeys = generateNKeysBetween(null, null, branches.length);
  return branches.map(({ staff: _staff, ...fields }, index) => ({
    ...fields,
    placeId: fields.placeId || null,
    sought: soughtText(`${fields.zip} ${fields.city}`),
    sortKey: sortKeys[index] ?? "",
  }));
}

/**
 * Has the site follow what was written of its own business, in the same transaction. The first business of a site is its
 * own, until somebody says otherwise; the site is a member of health optics where its own business is.
 */
export async function followOwnBusiness(
  db: Db,
  siteId: EditableSiteId,
  written: readonly Pick<Business, "id" | "programs">[],
): Promise<void> {
  const [first] = written;
  if (!first) return;
  await db.site.updateMany({ where: { id: siteId, ownBusinessId: null }, data: { ownBusinessId: first.id } });
  const { ownBusinessId } = await db.site.findFirstOrThrow({ where: { id: siteId }, select: { ownBusinessId: true } });
  const own = written.find(({ id }) => id === ownBusinessId);
  if (!own) return;
  const isHealthOpticsMember = own.programs.gesundheitsoptik;
  // It opens and closes sections on every page.
  await db.site.updateMany({
    where: { id: siteId, isHealthOpticsMember: !isHealthOpticsMember },
    data: { isHealthOpticsMember, revision: { increment: 1 } },
  });
}
