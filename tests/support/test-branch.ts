import type { Branch } from "~/features/directory/branch-data.ts";
import { deriveId } from "~/lib/ids.ts";

const root = "6ba7b812-9dad-11d1-80b4-00c04fd430c8";

/** A branch in Zurich without hours; `week` opens it from Monday to Friday. */
export function testBranch(
  name: string,
  { week, ...more }: Partial<Branch> & { week?: [string, string] } = {},
): Branch {
  const periods = [1, 2, 3, 4, 5].flatMap((day) =>
    week ? [{ open: { day, time: week[0] }, close: { day, time: week[1] } }] : [],
  );
  return {
    id: deriveId(root, name),
    name,
    street: "",
    streetNumber: "",
    zip: "",
    city: "",
    phone: "",
    email: "",
    lat: null,
    lng: null,
    canton: "ZH",
    timeZone: "Europe/Zurich",
    openingHours: { periods, special: [] },
    ...more,
  };
}
