import { z } from "zod";
import { requireFreshProof } from "~/features/account/policy.ts";
import { doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, router } from "~/server/api/trpc.ts";
import { exportOverview } from "./export-overview.ts";
import { importIdInput, openImportInput, siteImportSchema } from "./import-run/schema.ts";
import { endImport, openImport, shownImport, startImport } from "./import-run/service.ts";

const overviewSchema = z.strictObject({
  pages: z.int(),
  media: z.int(),
  bytes: z.number(),
  missing: z.array(z.string()),
});
const rest = restOf("site");

/** A whole site as one file: what stands before the export, which is a route of its own, and the way in for one. */
export const transferRouter = router({
  /** For the same people as the export, under the same proof. */
  overview: adminProcedure
    .meta(rest("GET", "/transfer/overview"))
    .output(overviewSchema)
    .query(({ ctx }) => {
      requireFreshProof(ctx.actor, Date.now());
      return exportOverview({ db: ctx.db, siteId: ctx.site.id });
    }),

  /** The import of this person. */
  import: adminProcedure
    .meta(rest("GET", "/transfer/import"))
    .output(z.strictObject({ import: siteImportSchema.nullable() }))
    .query(async ({ ctx }) => ({ import: await shownImport(ctx) })),

  /** Opens the way in for an archive. Needs the password anew, as everything does that opens a host. */
  openImport: adminProcedure
    .meta(rest("POST", "/transfer/openImport"))
    .input(openImportInput)
    .output(siteImportSchema)
    .mutation(({ ctx, input }) => {
      requireFreshProof(ctx.actor, Date.now());
      return openImport(ctx, input);
    }),

  /** Has the archive read, once it is there as a whole. Needs the password anew: its way in was open for as long as it took. */
  startImport: adminProcedure
    .meta(rest("POST", "/transfer/startImport"))
    .input(importIdInput)
    .output(siteImportSchema)
    .mutation(({ ctx, input }) => {
      requireFreshProof(ctx.actor, Date.now());
      return startImport(ctx, input);
    }),

  endImport: adminProcedure
    .meta(rest("POST", "/transfer/endImport"))
    .input(importIdInput)
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await endImport(ctx, input);
      return { success: true as const };
    }),
});
