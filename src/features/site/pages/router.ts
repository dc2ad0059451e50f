import {
  duplicateInput,
  idInput,
  pageAddedSchema,
  pageDoneSchema,
  pageRestoreInput,
  trashSchema,
} from "~/features/page/api-schema.ts";
import { pageSummary } from "~/features/page/service/page-summary.ts";
import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { addPage } from "./add-page.ts";
import { duplicatePage } from "./duplicate-page.ts";
import { deletePageForGood } from "./delete-page.ts";
import { listTrash } from "./list-trash.ts";
import { newPageOf, sitePageAddInput } from "./new-page-of.ts";
import { removePage } from "./remove-page.ts";
import { restorePage } from "./restore-page.ts";

const rest = restOf("page");

/** Pages come, go and come back: calls below `page` that change the site's document. */
export const sitePagesRouter = router({
  add: editorProcedure
    .meta(rest("POST", "/page/add"))
    .input(sitePageAddInput)
    .output(pageAddedSchema)
    .mutation(async ({ ctx, input }) => {
      const { pageId, ...done } = await addPage(ctx, newPageOf(input));
      return { id: pageId, page: await pageSummary(ctx, { pageId }), ...done };
    }),

  duplicate: editorProcedure
    .meta(rest("POST", "/page/duplicate"))
    .input(duplicateInput)
    .output(pageAddedSchema)
    .mutation(async ({ ctx, input: { id: source, copyId } }) => {
      const { pageId, ...done } = await duplicatePage(ctx, { pageId: source, copyId });
      return { id: pageId, page: await pageSummary(ctx, { pageId }), ...done };
    }),

  remove: editorProcedure
    .meta(rest("POST", "/page/remove"))
    .input(idInput)
    .output(pageDoneSchema)
    .mutation(async ({ ctx, input }) => ({ ...done, ...(await removePage(ctx, { pageId: input.id })) })),

  trash: editorProcedure
    .meta(rest("GET", "/page/trash"))
    .output(trashSchema)
    .query(({ ctx }) => listTrash(ctx)),

  restore: editorProcedure
    .meta(rest("POST", "/page/restore"))
    .input(pageRestoreInput)
    .output(pageDoneSchema)
    .mutation(async ({ ctx, input: { id: pageId, slugs } }) => ({
      ...done,
      ...(await restorePage(ctx, { pageId, slugs })),
    })),

  deleteForGood: editorProcedure
    .meta(rest("POST", "/page/deleteForGood"))
    .input(idInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => deletePageForGood(ctx, { pageId: input.id }).then(() => done)),
});
