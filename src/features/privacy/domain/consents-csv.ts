import type { ConsentEntry } from "../schema.ts";
import { foreignServices } from "./services.ts";

/**
 * Records as a table for spreadsheets, a line each. Every value is a date, an id, a version, a language or one of two words:
 * none holds a comma, a quote or the sign of a formula. Pure.
 */
export function consentsCsv(entries: readonly ConsentEntry[]): string {
  const lines = entries.map(({ at, visitorId, choices, textVersion, locale }) => [
    at,
    visitorId,
    ...foreignServices.map((service) => written(choices[service])),
    textVersion,
    locale,
  ]);
  return [["at", "visitorId", ...foreignServices, "textVersion", "locale"], ...lines]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");
}

function written(isAgreed: boolean | undefined): string {
  if (isAgreed === undefined) return "";
  return isAgreed ? "yes" : "no";
}
