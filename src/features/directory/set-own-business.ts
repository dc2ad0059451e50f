import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { wakeData } from "~/server/data-heads.ts";
import { inSite } from "~/server/site-scope.ts";
import { becomeOwn } from "./own-business.ts";
import { lockDirectory, raiseDirectory, type DirectoryContext } from "./service.ts";

export const ownBusinessInput = z.strictObject({ businessId: z.uuid().toLowerCase().nullable() });

/**
 * Says which of the listed businesses the site belongs to: header and footer tell of it, and forms are mailed to it where
 * the settings name no address. Null: to none. Throws `forbidden` for all but admins, and `not-found` for a business of
 * another site.
 */
export async function setOwnBusiness(
  ctx: DirectoryContext,
  { businessId }: z.output<typeof ownBusinessInput>,
): Promise<void> {
  const { siteId } = ctx;
  if (!isSiteAdmin(ctx.actor)) throw new DomainError("forbidden", "only admins say which business the site belongs to");
  await inSite(siteId, () =>
    ctx.db.$transaction(async (db) => {
      await lockDirectory(db, siteId);
      const own = businessId === null ? null : await db.business.findFirst({ where: { id: businessId, siteId } });
      if (businessId !== null && !own) throw new DomainError("not-found", "no such business");
      await becomeOwn(db, siteId, own);
      await raiseDirectory(db, siteId);
    }),
  );
  wakeData(ctx.bus, siteId);
}
