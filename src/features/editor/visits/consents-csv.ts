import type { ConsentEntry, ConsentList } from "~/features/privacy/schema.ts";
import { foreignServices } from "~/features/privacy/domain/services.ts";
import { csvOf } from "~/lib/tables/csv.ts";

const recordsOfRequest = 500;

/** All records, asked for in parts, the newest first. */
export async function allConsents(
  list: (asked: { take: number; after?: string }) => Promise<Pick<ConsentList, "records" | "hasMore">>,
): Promise<ConsentEntry[]> {
  const entries: ConsentEntry[] = [];
  for (let hasMore = true; hasMore;) {
    const after = entries.at(-1)?.id;
    const answer = await list({ take: recordsOfRequest, ...(after && { after }) });
    entries.push(...answer.records);
    hasMore = answer.hasMore && answer.records.length > 0;
  }
  return entries;
}

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
