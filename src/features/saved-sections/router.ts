import { z } from "zod";
import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { renameSectionInput, savedSectionInput, savedSectionsSchema, saveSectionInput } from "./schema.ts";
import { listSavedSections, removeSavedSection, renameSavedSection, saveSection } from "./service.ts";

const rest = restOf("group");

/** Sections that editors keep under a name, to add them again. */
export const savedSectionRouter = router({
  list: editorProcedure
    .meta(rest("GET", "/savedSection"))
    .output(savedSectionsSchema)
    .query(({ ctx }) => listSavedSections(ctx)),

  save: editorProcedure
    .meta(rest("POST", "/savedSection/save"))
    .input(saveSectionInput)
    .output(z.strictObject({ id: z.string() }))
    .mutation(({ ctx, input }) => saveSection(ctx, input)),

  rename: editorProcedure
    .meta(rest("POST", "/savedSection/rename"))
    .input(renameSectionInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => renameSavedSection(ctx, input).then(() => done)),

  remove: editorProcedure
    .meta(rest("POST", "/savedSection/remove"))
    .input(savedSectionInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeSavedSection(ctx, input.id).then(() => done)),
});
