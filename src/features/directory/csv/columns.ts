import type { CalledPictures } from "~/features/media/domain/called-pictures.ts";
import type { Cell } from "~/lib/tables/csv.ts";
import { yesNo } from "~/lib/tables/table-lines.ts";
import type { Business } from "../schema.ts";
import { specialCell, weekCell } from "./written-hours.ts";
import { staffCell } from "./written-staff.ts";

/** The columns of the table of businesses: a row for each branch, with what its business is. The names are the file's own. */
export const businessColumns = ["id", "name", "status", "gesundheitsoptik", "frequentlens", "logo"] as const;
const branchColumns = [
  ...(["branchId", "branch", "active", "street", "streetNumber", "zip", "city", "phone", "email", "canton"] as const),
  ...(["lat", "lng", "timeZone", "hours", "special", "placeId", "staff"] as const),
];
export const columns = [...businessColumns, ...branchColumns];
export type Column = (typeof columns)[number];

/** What a table needs to know of its site. */
export interface TableSite {
  /** The library of which logos are. */
  pictures: CalledPictures;
  /** Its first language, in which days are written. */
  locale: string;
}

/** The rows of a business in the table; one without a branch has one row, whose branch is empty. Pure. */
export function rowsOf(
  { id, name, status, programs, logoMediaId, branches }: Business,
  { pictures, locale }: TableSite,
): Cell[][] {
  const business = {
    id,
    name,
    status,
    gesundheitsoptik: yesNo(programs.gesundheitsoptik),
    frequentlens: yesNo(programs.frequentlens),
    logo: pictures.write(logoMediaId === null ? [] : [logoMediaId]),
  };
  const rows = branches.map((branch) => ({
    ...business,
    branchId: branch.id,
    branch: branch.name,
    active: yesNo(branch.active),
    street: branch.street,
    streetNumber: branch.streetNumber,
    zip: branch.zip,
    city: branch.city,
    phone: branch.phone,
    email: branch.email,
    canton: branch.canton,
    lat: branch.lat === null ? "" : String(branch.lat),
    lng: branch.lng === null ? "" : String(branch.lng),
    timeZone: branch.timeZone,
    hours: weekCell(branch.openingHours, locale),
    special: specialCell(branch.openingHours),
    placeId: branch.placeId,
    staff: staffCell(branch.staff),
  }));
  const shown: Partial<Record<Column, string>>[] = rows.length > 0 ? rows : [business];
  return shown.map((row) => columns.map((label) => ({ label, value: row[label] ?? "" })));
}
