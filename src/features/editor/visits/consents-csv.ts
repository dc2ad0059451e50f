import type { ConsentEntry } from "~/features/privacy/schema.ts";
import { foreignServices } from "~/features/privacy/domain/services.ts";
import { csvOf } from "~/lib/tables/csv.ts";

/** Records as a file for spreadsheets, a line each; a service that somebody was not asked about is left empty. Pure. */
export function consentsCsv(entries: readonly ConsentEntry[]): string {
  const rows = entries.map(({ at, visitorId, choices, textVersion, locale }) => {
    const services = foreignServices.map((service) => ({ label: service, value: written(choices[service]) }));
    const who = Object.entries({ at, visitorId, textVersion, locale }).map(([label, value]) => ({ label, value }));
    return [...who, ...services];
  });
  return csvOf(rows);
}

function written(isAgreed: boolean | undefined): string {
  if (isAgreed === undefined) return "";
  return isAgreed ? "yes" : "no";
}
