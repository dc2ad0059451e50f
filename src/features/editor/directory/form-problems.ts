import { businessSchema, type Business } from "~/features/directory/schema.ts";
import { checkRecord, type Checked } from "../controls/records/problems.ts";
import type { MessageKey } from "../messages.ts";

/** The business as it may be saved, or what is wrong with it and where. Pure. */
export function checkBusiness(business: Business): Checked<Business> {
  return checkRecord(businessSchema, business, messageFor);
}

const required = ["name", "firstName", "lastName"];

function messageFor(path: PropertyKey[]): MessageKey {
  if (path.includes("periods")) return "directory.wrong.hours";
  if (path.includes("special")) return "directory.wrong.special";
  const last = String(path.at(-1) ?? "");
  if (required.includes(last)) return "directory.wrong.required";
  if (last === "phone") return "directory.wrong.phone";
  if (last === "email") return "directory.wrong.email";
  if (last === "timeZone") return "directory.wrong.timeZone";
  if (last === "placeId") return "directory.wrong.placeId";
  return "directory.wrong.other";
}
