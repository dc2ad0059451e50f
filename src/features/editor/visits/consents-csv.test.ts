import { expect, it } from "vitest";
import { consentsCsv } from "./consents-csv.ts";

const record = {
  id: "6ba7b812-9dad-41d1-80b4-00c04fd430c9",
  visitorId: "6ba7b812-9dad-41d1-80b4-00c04fd430c8",
  at: "2026-11-23T12:00:00.000Z",
  textVersion: "2026-11",
  locale: "fr" as const,
};

it("writes a line for each record, and leaves a service out that was not asked about", () =>
  expect(consentsCsv([{ ...record, choices: { analytics: true, pixel: false } }])).toBe(
    `\u{FEFF}at;visitorId;textVersion;locale;analytics;tagManager;pixel\r\n${record.at};${record.visitorId};2026-11;fr;yes;;no\r\n`,
  ));
