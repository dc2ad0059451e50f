import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { changeOf, requireAsSeen, seenRevision } from "~/lib/record-revision.ts";
import { isSiteAdmin } from "~/lib/site-editor.ts";
import { wakeData } from "~/server/data-heads.ts";
import { inSite } from "~/server/site-scope.ts";
import { cutLinks } from "./cut-links.ts";
import { becomeOwn } from "./own-business.ts";
import { requireAllowedPrograms } from "./policy.ts";
import type { CutLinks } from "./schema.ts";
import { lockDirectory, raiseDirectory, type DirectoryContext } from "./service.ts";

export const removeBusinessInput = z.strictObject({ id: z.uuid().toLowerCase(), ...seenRevision });

/**
 * Takes a business away with its branches and their people; positions and entries of the marketplace stay, without them.
 * Answers with the links that this cut, for the save that takes it back. Throws `not-found`, `stale` as saving does, and
 * `forbidden` where only admins may: for the business that the site belongs to, and for a member of health optics.
 */
export async function removeBusiness(
  ctx: DirectoryContext,
  { id, revision }: z.output<typeof removeBusinessInput>,
): Promise<CutLinks> {
  const { siteId } = ctx;
  const links = await inSite(siteId, () =>
    ctx.db.$transaction(async (db) => {
      await lockDirectory(db, siteId);
      const where = { id, siteId };
      const stored = await db.business.findFirst({ where });
      requireAsSeen(stored, revision);
      if (!stored) throw new DomainError("not-found", "no such business");
      requireAllowedPrograms({ gesundheitsoptik: false }, stored, ctx.actor);
      const { ownBusinessId } = await db.site.findFirstOrThrow({ where: { id: siteId } });
      const isOwn = ownBusinessId === id;
      if (isOwn && !isSiteAdmin(ctx.actor))
        throw new DomainError("forbidden", "only admins remove the business that the site belongs to", {
          refusal: "own-business",
        });
      const cut = await cutLinks(db, siteId, { id, staying: [], change: changeOf(ctx.actor, new Date()) });
      await db.staffMember.deleteMany({ where: { siteId, branch: { businessId: id } } });
      await db.business.deleteMany({ where });
      if (isOwn) await becomeOwn(db, siteId, null);
      await raiseDirectory(db, siteId);
      return cut;
    }),
  );
  wakeData(ctx.bus, siteId);
  return links;
}
