import { z } from "zod";
import { adminProcedure, publicProcedure, router } from "~/server/api/trpc.ts";
import { recordConsent } from "./record-consent.ts";
import { listConsents } from "./list-consents.ts";
import { consentInput, consentListInput, consentListSchema } from "./schema.ts";

/** Visitors agree to foreign services, or refuse them. */
export const consentProcedure = publicProcedure
  .meta({ openapi: { method: "POST", path: "/consent", tags: ["site"] } })
  .input(consentInput)
  .output(z.strictObject({ success: z.literal(true) }))
  .mutation(({ ctx, input }) => recordConsent(ctx, input).then(() => ({ success: true as const })));

/** The records of it, for the site's admins. */
export const consentsRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: "GET", path: "/consents", tags: ["site"] } })
    .input(consentListInput)
    .output(consentListSchema)
    .query(({ ctx, input }) => listConsents(ctx, input)),
});
