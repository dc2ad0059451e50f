import { z } from "zod";
import { requireFreshProof } from "~/features/account/policy.ts";
import { hour } from "~/lib/time/lengths.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, router } from "~/server/api/trpc.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { refreshHosts } from "../hosts.ts";
import { makeSite } from "./make-site.ts";
import { makingStepSchema, newSiteInput, newSiteStepInput } from "./schema.ts";
import { stepOf, withSteps } from "./under-way.ts";

const rest = restOf("site");

const made = rateLimit("newSite.make", { most: 30, windowMs: hour });

/** New sites, for admins of the installation. */
export const newSiteRouter = router({
  /** A whole site as drafts, under a host of its own. Needs the password anew, as everything does that opens a host. */
  make: adminProcedure
    .meta(rest("POST", "/newSite/make"))
    .input(newSiteInput)
    .output(z.strictObject({ host: z.string() }))
    .mutation(async ({ ctx, input }) => {
      requireFreshProof(ctx.actor, Date.now());
      made.count(ctx.actor.userId);
      await withSteps(input.host, (onStep) => makeSite(ctx, input, { onStep }));
      await refreshHosts();
      return { host: input.host };
    }),

  /** How far that is; null where this process knows nothing of it. */
  step: adminProcedure
    .meta(rest("GET", "/newSite/step"))
    .input(newSiteStepInput)
    .output(makingStepSchema.nullable())
    .query(({ input }) => stepOf(input.host)),
});
