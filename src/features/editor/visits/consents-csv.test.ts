import { expect, it } from "vitest";
import { allConsents, consentsCsv } from "./consents-csv.ts";

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

it("takes all records along, however many there are", async () => {
  const parts = 120;
  let asked = 0;
  const entries = await allConsents(({ take, after }) => {
    expect(after).toBe(asked === 0 ? undefined : `${asked * take - 1}`);
    const records = Array.from({ length: take }, (_, at) => ({ ...record, id: `${asked * take + at}`, choices: {} }));
    asked += 1;
    return Promise.resolve({ records, hasMore: asked < parts });
  });
  expect([entries.length, entries.at(-1)?.id]).toEqual([60_000, "59999"]);
});
