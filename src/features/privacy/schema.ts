import { z } from "zod";
import { localeSchema } from "~/lib/locales.ts";
import { foreignServices } from "./domain/services.ts";

export const consentInput = z.strictObject({
  /** A random id that the browser made. */
  visitorId: z.uuid().toLowerCase(),
  choices: z.partialRecord(z.enum(foreignServices), z.boolean()),
  textVersion: z.string().regex(/^\d{4}-\d{2}$/),
  locale: localeSchema,
});
export type ConsentInput = z.infer<typeof consentInput>;

/** So long a record of a consent is kept, in days. */
export const consentsKeptDays = 3 * 365;
