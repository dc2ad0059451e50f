import { z } from "zod";
import { publicProcedure } from "~/server/api/trpc.ts";
import { recordConsent } from "./record-consent.ts";
import { consentInput } from "./schema.ts";

/** Visitors agree to foreign services, or refuse them. */
export const consentProcedure = publicProcedure
  .meta({ openapi: { method: "POST", path: "/consent", tags: ["site"] } })
  .input(consentInput)
  .output(z.strictObject({ success: z.literal(true) }))
  .mutation(({ ctx, input }) => recordConsent(ctx, input).then(() => ({ success: true as const })));
