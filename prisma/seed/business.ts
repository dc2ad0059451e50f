import type { ServiceContext } from "~/server/context.ts";
import { deriveId } from "~/lib/ids.ts";
import { mediaId } from "./ids.ts";
import { branches, openingHours } from "./optician/branches.ts";

/** The optician as a business with its branches, hours and people. */
export async function writeBusiness({ db, site }: ServiceContext): Promise<void> {
  const siteId = site.id;
  const businessId = deriveId(siteId, "business");
  const branchId = (key: string) => deriveId(siteId, `branch:${key}`);
  await db.business.create({
    data: {
      id: businessId,
      siteId,
      name: "Optik Lindengut",
      logoMediaId: mediaId(siteId, "logo"),
      gesundheitsoptik: true,
      frequentlens: true,
    },
  });
  await db.branch.createMany({
    data: branches.map(({ key, hours, ...branch }, index) => ({
      ...branch,
      id: branchId(key),
      siteId,
      businessId,
      openingHours: openingHours(hours),
      sortKey: `a${index}`,
    })),
  });
  const staff: [string, string, string][] = [
    ["Regula", "Lindengut", "altstadt"],
    ["Luca", "Bernasconi", "altstadt"],
    ["Amina", "Kessler", "wuelflingen"],
    ["Jonas", "Brändli", "altstadt"],
    ["Chiara", "Moretti", "seuzach"],
    ["Thanh", "Nguyen", "altstadt"],
  ];
  await db.staffMember.createMany({
    data: staff.map(([firstName, lastName, branch]) => ({
      id: deriveId(siteId, `staff:${firstName}`),
      siteId,
      branchId: branchId(branch),
      firstName,
      lastName,
    })),
  });
}
