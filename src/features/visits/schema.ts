import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";

/** So many days the editors can look at, today included. */
export const visitSpans = ["7", "30", "365"] as const;
export type VisitSpan = (typeof visitSpans)[number];
/** So long counts are kept, in days. */
export const visitsKeptDays = 400;

export const visitReportInput = z.strictObject({ days: z.enum(visitSpans).default("30") });

const count = z.number().int();
export const visitReportSchema = z.strictObject({
  total: count,
  /** As many pages as were seen in as many days before; null where so much is not kept. */
  before: count.nullable(),
  /** Every day of the span in order, or every month of a year ("2026-11-23", "2026-11"). */
  bars: z.array(z.strictObject({ from: z.string(), count })),
  /** The most seen ones; the name is null once the page is gone. `names`: what it is called in the languages that it has a name in. */
  pages: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string().nullable(),
      names: z.partialRecord(localeSchema, z.string()),
      count,
    }),
  ),
  locales: z.array(z.strictObject({ locale: z.string(), count })),
  referrers: z.array(z.strictObject({ host: z.string(), count })),
  /** What was looked for in vain. */
  searches: z.array(z.strictObject({ query: z.string(), count })),
});
export type VisitReport = z.infer<typeof visitReportSchema>;
