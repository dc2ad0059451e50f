import { z } from "zod";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listOpticianBranches, opticianBranchSchema, resetOpeningHours } from "./optician.ts";

/** The business that a site belongs to, as its footer looks it up. */
export const opticianRouter = router({
  get: editorProcedure
    .meta({ openapi: { method: "GET", path: "/optician", tags: ["site"] } })
    .output(z.strictObject({ branches: z.array(opticianBranchSchema) }))
    .query(async ({ ctx }) => ({ branches: await listOpticianBranches(ctx) })),

  /** Resets the opening hours of a branch to those of the directory. */
  save: editorProcedure
    .meta({ openapi: { method: "POST", path: "/optician", tags: ["site"] } })
    .input(z.strictObject({ branchId: z.uuid().toLowerCase() }))
    .output(z.strictObject({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await resetOpeningHours(ctx, input.branchId);
      return { success: true as const };
    }),
});
