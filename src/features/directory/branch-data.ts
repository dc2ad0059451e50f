import type { BranchData } from "~/features/blocks/data/branch-data.ts";
import type { Schedule } from "./domain/opening-state.ts";
import { hoursHoldUntil, shownHours } from "./domain/shown-hours.ts";

/** A branch as the directory knows it. */
export interface Branch extends Schedule {
  id: string;
  name: string;
  street: string;
  streetNumber: string;
  zip: string;
  city: string;
  phone: string;
  email: string;
  lat: number | null;
  lng: number | null;
}

/** A branch as pages show it at a moment. */
export function branchData(branch: Branch, now: Date): BranchData {
  const { id, name, street, streetNumber, zip, city, phone, email, lat, lng } = branch;
  return {
    id,
    name,
    street: `${street} ${streetNumber}`.trim(),
    city: `${zip} ${city}`.trim(),
    phone,
    email,
    place: lat === null || lng === null ? null : [lng, lat],
    hours: shownHours(branch, now.getTime()),
  };
}

/** Until when pages that show these branches hold: the first moment at which one of them opens, closes or has a new day. */
export function branchesHoldUntil(branches: readonly Branch[], now: Date): Date | null {
  const ends = branches.flatMap((branch) => hoursHoldUntil(branch, now.getTime()) ?? []);
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}
