import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { foreignServices } from "./domain/services.ts";

export const choicesSchema = z.partialRecord(z.enum(foreignServices), z.boolean());

export const consentInput = z.strictObject({
  /** A random id that the browser made. */
  visitorId: z.uuid().toLowerCase(),
  choices: choicesSchema,
  textVersion: z.string().regex(/^\d{4}-\d{2}$/),
  locale: localeSchema,
});
export type ConsentInput = z.infer<typeof consentInput>;

export const consentListInput = z.strictObject({
  /** Only what comes after this record: the last one that is known. */
  after: z.uuid().toLowerCase().optional(),
  take: z.coerce.number().int().min(1).max(500).default(20),
});
export type ConsentListInput = z.infer<typeof consentListInput>;

const consentEntry = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  visitorId: z.uuid(),
  choices: choicesSchema,
  textVersion: z.string(),
  locale: z.string(),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

const count = z.number().int();
export const consentListSchema = z.strictObject({
  /** The newest first. */
  records: z.array(consentEntry),
  hasMore: z.boolean(),
  /** Of all records that are kept, whichever of them are listed. */
  total: count,
  counts: z.array(z.strictObject({ service: z.enum(foreignServices), agreed: count, refused: count })),
});
export type ConsentList = z.infer<typeof consentListSchema>;

/** So long a record of a consent is kept, in days. */
export const consentsKeptDays = 3 * 365;
