import type { z } from "zod";
import { mediaRef } from "~/features/media/media-ref.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { KeptBusiness } from "../schema.ts";
import type { shownBusinessSchema } from "./schema.ts";

/** A business with the picture that its logo is, as an editor sees it. */
export async function withLogo(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  business: KeptBusiness,
): Promise<z.infer<typeof shownBusinessSchema>> {
  const { logoMediaId } = business;
  const row = logoMediaId === null ? null : await db.media.findFirst({ where: { id: logoMediaId, siteId } });
  const site = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { ownBusinessId: true } });
  return { business, logo: row && mediaRef(row), isOwn: site.ownBusinessId === business.id };
}
