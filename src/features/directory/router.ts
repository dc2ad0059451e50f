import { z } from "zod";
import { tableFileSchema, tableInput } from "~/lib/tables/table-file.ts";
import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { tableWork } from "~/server/limits/table-work.ts";
import { importBusinesses } from "./csv/import-businesses.ts";
import { exportInput, importReportSchema } from "./csv/schema.ts";
import { tableOfBusinesses } from "./csv/table-of-businesses.ts";
import { listBusinesses } from "./management/list-businesses.ts";
import { listBranches } from "./management/list-branches.ts";
import { listPanelBranches, listStaff } from "./management/list-parts.ts";
import {
  branchChoiceSchema,
  branchListSchema,
  businessListSchema,
  listBranchesInput,
  listBusinessesInput,
  shownBusinessSchema,
  staffListSchema,
} from "./management/schema.ts";
import { withLogo } from "./management/with-logo.ts";
import { listOpticianBranches, opticianBranchSchema, resetOpeningHours } from "./optician.ts";
import { cutLinksSchema, saveBusinessInput, savedBusinessSchema } from "./schema.ts";
import { removeBusiness, removeBusinessInput } from "./remove-business.ts";
import { placesProcedure, searchProcedure } from "./search/router.ts";
import { readBusiness, saveBusiness } from "./service.ts";
import { ownBusinessInput, setOwnBusiness } from "./set-own-business.ts";

const rest = restOf("site");

/** The business that a site belongs to, as its footer looks it up. */
export const opticianRouter = router({
  get: editorProcedure
    .meta(rest("GET", "/optician"))
    .output(z.strictObject({ branches: z.array(opticianBranchSchema) }))
    .query(async ({ ctx }) => ({ branches: await listOpticianBranches(ctx) })),

  /** Resets the opening hours of a branch to those of the directory. */
  save: editorProcedure
    .meta(rest("POST", "/optician"))
    .input(z.strictObject({ branchId: z.uuid().toLowerCase() }))
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await resetOpeningHours(ctx, input.branchId);
      return done;
    }),
});

/** The businesses that a site lists. */
export const directoryRouter = router({
  search: searchProcedure,
  places: placesProcedure,

  list: editorProcedure
    .meta(rest("GET", "/directory"))
    .input(listBusinessesInput)
    .output(businessListSchema)
    .query(({ ctx, input }) => listBusinesses(ctx, input)),

  branch: router({
    /** Those of all businesses. */
    list: editorProcedure
      .meta(rest("GET", "/directory/branch"))
      .input(listBusinessesInput)
      .output(branchListSchema)
      .query(({ ctx, input }) => listPanelBranches(ctx, input)),
  }),

  staff: router({
    /** The people of all branches. */
    list: editorProcedure
      .meta(rest("GET", "/directory/staff"))
      .input(listBusinessesInput)
      .output(staffListSchema)
      .query(({ ctx, input }) => listStaff(ctx, input)),
  }),

  /** Branches to choose one of. */
  branches: editorProcedure
    .meta(rest("GET", "/directory/branches"))
    .input(listBranchesInput)
    .output(z.strictObject({ branches: z.array(branchChoiceSchema), total: z.number().int() }))
    .query(({ ctx, input }) => listBranches(ctx, input)),

  /** What the panel lists, as a file for spreadsheets. */
  file: editorProcedure
    .meta(rest("GET", "/directory/file"))
    .input(exportInput)
    .output(tableFileSchema)
    .query(({ ctx, input }) => tableWork(ctx, () => tableOfBusinesses(ctx, input))),

  /** Such a file read in: told, or done. */
  import: editorProcedure
    .meta(rest("POST", "/directory/import"))
    .input(tableInput)
    .output(importReportSchema)
    .mutation(({ ctx, input }) => tableWork(ctx, () => importBusinesses(ctx, input))),

  business: router({
    get: editorProcedure
      .meta(rest("GET", "/directory/business"))
      .input(z.strictObject({ id: z.uuid().toLowerCase() }))
      .output(shownBusinessSchema)
      .query(async ({ ctx, input }) => withLogo(ctx, await readBusiness(ctx, input.id))),

    /** Its branches and people become exactly those given; refused where somebody else was faster than `revision`. */
    save: editorProcedure
      .meta(rest("POST", "/directory/business"))
      .input(saveBusinessInput)
      .output(savedBusinessSchema)
      .mutation(({ ctx, input }) => saveBusiness(ctx, input)),

    remove: editorProcedure
      .meta(rest("POST", "/directory/business/remove"))
      .input(removeBusinessInput)
      .output(doneSchema.extend({ links: cutLinksSchema }))
      .mutation(async ({ ctx, input }) => ({ success: true, links: await removeBusiness(ctx, input) })),

    /** Says which one the site belongs to. */
    own: editorProcedure
      .meta(rest("POST", "/directory/business/own"))
      .input(ownBusinessInput)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await setOwnBusiness(ctx, input);
        return done;
      }),
  }),
});
