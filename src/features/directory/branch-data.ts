import type { BranchData } from "~/features/blocks/branch-data.ts";
import type { Db } from "~/server/db.ts";
import { dateIn, stretchesOn } from "./domain/opening-hours.ts";
import { openingHoursSchema } from "./schema.ts";

/** The active branches of the site's own business, or of all that it lists while none is its own, as sections show them. */
export async function readBranchData(db: Db, siteId: string, now: Date): Promise<BranchData[]> {
  const site = await db.site.findUnique({ where: { id: siteId }, select: { ownBusinessId: true } });
  const branches = await db.branch.findMany({
    where: { siteId, active: true, businessId: site?.ownBusinessId ?? undefined },
    orderBy: [{ sortKey: "asc" }, { name: "asc" }],
  });
  return branches.map(({ id, name, street, streetNumber, zip, city, phone, email, timeZone, openingHours }) => {
    const hours = openingHoursSchema.safeParse(openingHours).data;
    const isKnown = hours && hours.periods.length + hours.special.length > 0;
    const today = isKnown
      ? stretchesOn(hours, dateIn(timeZone, now)).map(({ open, close }) => `${open}–${close}`)
      : null;
    return { id, name, street: `${street} ${streetNumber}`.trim(), city: `${zip} ${city}`.trim(), phone, email, today };
  });
}
