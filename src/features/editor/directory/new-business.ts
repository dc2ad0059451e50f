import { v4 } from "uuid";
import type { Business } from "~/features/directory/schema.ts";

export type Branch = Business["branches"][number];

/** A business to be filled in: a draft with one branch. */
export function newBusiness(): Business {
  return {
    id: v4(),
    name: "",
    status: "draft",
    logoMediaId: null,
    programs: { gesundheitsoptik: false, frequentlens: false },
    branches: [newBranch()],
  };
}

export function newBranch(): Branch {
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
    timeZone: "Europe/Zurich",
    openingHours: { periods: [], special: [] },
    staff: [],
  };
}
