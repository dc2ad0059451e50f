import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, publicProcedure, router } from "~/server/api/trpc.ts";
import { recordConsent } from "./record-consent.ts";
import { listConsents } from "./list-consents.ts";
import { consentInput, consentListInput, consentListSchema } from "./schema.ts";

const rest = restOf("site");

/** Visitors agree to foreign services, or refuse them. */
export const consentProcedure = publicProcedure
  .meta(rest("POST", "/consent"))
  .input(consentInput)
  .output(doneSchema)
  .mutation(({ ctx, input }) => recordConsent(ctx, input).then(() => done));

/** The records of it, for the site's admins. */
export const consentsRouter = router({
  list: adminProcedure
    .meta(rest("GET", "/consents"))
    .input(consentListInput)
    .output(consentListSchema)
    .query(({ ctx, input }) => listConsents(ctx, input)),
});
