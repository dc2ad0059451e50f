import { v4 } from "uuid";
import type { Business } from "~/features/directory/schema.ts";

export type Branch = Business["branches"][number];

/** A business to be filled in: a draft with one branch. Both begin with the site's clock. */
export function newBusiness(timeZone: string): Business {
  return {
    id: v4(),
    name: "",
    status: "draft",
    logoMediaId: null,
    programs: { gesundheitsoptik: false, frequentlens: false },
    branches: [newBranch(timeZone)],
  };
}

export function newBranch(timeZone: string): Branch {
  return {
    id: v4(),
    active: true,
    name: "",
    street: "",
    streetNumber: "",
    zip: "",
    city: "",
    phone: "",
    email: "",
    placeId: "",
    canton: "ZH",
    lat: null,
    lng: null,
    timeZone,
    openingHours: { periods: [], special: [] },
    staff: [],
  };
}
