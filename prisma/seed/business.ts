import { saveBusiness } from "~/features/directory/service.ts";
import { deriveId } from "~/lib/ids.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { mediaId } from "./ids.ts";
import { branches, branchId, openingHours } from "./optician/branches.ts";
import { demoUsers } from "./users.ts";

/** First name, last name and branch of everybody who works there. */
const staff: [string, string, string][] = [
  ["Regula", "Lindengut", "altstadt"],
  ["Luca", "Bernasconi", "altstadt"],
  ["Amina", "Kessler", "wuelflingen"],
  ["Jonas", "Brändli", "altstadt"],
  ["Chiara", "Moretti", "seuzach"],
  ["Thanh", "Nguyen", "altstadt"],
];

/** The optician as a business with its branches, hours and people, saved by an admin: it is a health-optics member. */
export async function writeBusiness({ db, bus, site }: ServiceContext): Promise<void> {
  const { id, name, isAdmin } = demoUsers.admin;
  const actor = { userId: id, name, isAdmin, role: null };
  await saveBusiness(forEditor({ db, bus, site, actor }), {
    id: deriveId(site.id, "business"),
    name: "Optik Lindengut",
    logoMediaId: mediaId(site.id, "logo"),
    programs: { gesundheitsoptik: true, frequentlens: true },
    branches: branches.map(({ key, hours, ...branch }) => ({
      ...branch,
      id: branchId(key),
      openingHours: openingHours(hours),
      staff: staff
        .filter(([, , branchKey]) => branchKey === key)
        .map(([firstName, lastName]) => ({ id: deriveId(site.id, `staff:${firstName}`), firstName, lastName })),
    })),
  });
}
