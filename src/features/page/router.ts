import { z } from "zod";
import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import {
  draftSchema,
  editInput,
  editsInput,
  idInput,
  onChangeInput,
  ownChangesSchema,
  pageIdInput,
  pageInfoInput,
  pageInfoSaveInput,
  pageInfoSavedSchema,
  pageInfoSchema,
  pageListInput,
  pageSummarySchema,
  publicationStatusSchema,
  publishAllInput,
  publishedAllSchema,
  publishedSchema,
  revertedSchema,
  selectionInput,
  translationStatusSchema,
  unpublishedInput,
  unpublishedPagesSchema,
} from "./api-schema.ts";
import { pageInfoOf } from "./from-wire.ts";
import { followPage, followPresence } from "./live.ts";
import { historyRouter } from "./history/router.ts";
import { requireOwnPage } from "./own-page.ts";
import { scheduleRouter } from "./schedule/router.ts";
import { editPage } from "./service/edit-page.ts";
import { editPageInOrder } from "./service/edit-page-in-order.ts";
import { listPages } from "./service/list-pages.ts";
import { loadDraft } from "./service/load-draft.ts";
import { ownChanges } from "./service/own-changes.ts";
import { pageInfo } from "./service/page-info.ts";
import { publicationStatus } from "./service/publication-status.ts";
import { publishAll } from "./service/publish-all.ts";
import { publishPage } from "./service/publish-page.ts";
import { putPageBack } from "./service/put-back-page.ts";
import { revertPage } from "./service/revert-page.ts";
import { savePageInfo } from "./service/save-page-info.ts";
import { takeDownPage } from "./service/take-down-page.ts";
import { translationStatus } from "./service/translation-status.ts";
import { pagePresence } from "./presence.ts";
import { editedSchema } from "~/features/document/schema.ts";
import { unpublishedPages } from "./service/unpublished-pages.ts";

const rest = restOf("page");

const statusRouter = router({
  publication: editorProcedure
    .meta(rest("GET", "/page/status/publication"))
    .input(idInput)
    .output(publicationStatusSchema)
    .query(({ ctx, input }) => publicationStatus(ctx, { pageId: input.id })),

  translation: editorProcedure
    .meta(rest("GET", "/page/status/translation"))
    .input(idInput)
    .output(translationStatusSchema)
    .query(({ ctx, input }) => translationStatus(ctx, { pageId: input.id })),

  unpublished: editorProcedure
    .meta(rest("GET", "/page/status/unpublished"))
    .input(unpublishedInput)
    .output(unpublishedPagesSchema)
    .query(({ ctx, input }) => unpublishedPages(ctx, input)),
});

const infoRouter = router({
  get: editorProcedure
    .meta(rest("GET", "/page/info"))
    .input(pageInfoInput)
    .output(pageInfoSchema)
    .query(({ ctx, input }) => pageInfo(ctx, { pageId: input.id, locale: input.lang })),

  save: editorProcedure
    .meta(rest("POST", "/page/info"))
    .input(pageInfoSaveInput)
    .output(pageInfoSavedSchema)
    .mutation(async ({ ctx, input }) => {
      const { formerPassword } = await savePageInfo(ctx, pageInfoOf(input));
      return { success: true, formerPassword };
    }),
});

export const pageRouter = router({
  status: statusRouter,
  info: infoRouter,
  history: historyRouter,
  schedule: scheduleRouter,

  list: editorProcedure
    .meta(rest("GET", "/page"))
    .input(pageListInput)
    .output(z.array(pageSummarySchema))
    .query(({ ctx, input }) => listPages(ctx, input)),

  draft: editorProcedure
    .meta(rest("GET", "/page/draft"))
    .input(pageIdInput)
    .output(draftSchema)
    .query(({ ctx, input }) => loadDraft(ctx, input)),

  steps: editorProcedure
    .meta(rest("GET", "/page/steps"))
    .input(pageIdInput)
    .output(ownChangesSchema)
    .query(({ ctx, input }) => ownChanges(ctx, input)),

  edit: editorProcedure
    .meta(rest("POST", "/page/edit"))
    .input(editInput)
    .output(editedSchema)
    .mutation(({ ctx, input }) => editPage(ctx, input)),

  edits: editorProcedure
    .meta(rest("POST", "/page/edits"))
    .input(editsInput)
    .output(z.array(editedSchema))
    .mutation(({ ctx, input }) => editPageInOrder(ctx, input)),

  publish: editorProcedure
    .meta(rest("POST", "/page/publish"))
    .input(idInput)
    .output(publishedSchema)
    .mutation(({ ctx, input }) => publishPage(ctx, { pageId: input.id, mustBeTranslated: true })),

  publishAll: editorProcedure
    .meta(rest("POST", "/page/publishAll"))
    .input(publishAllInput)
    .output(publishedAllSchema)
    .mutation(({ ctx, input }) => publishAll(ctx, input)),

  takeDown: editorProcedure
    .meta(rest("POST", "/page/takeDown"))
    .input(idInput)
    .output(revertedSchema)
    .mutation(({ ctx, input }) => takeDownPage(ctx, { pageId: input.id })),

  putBack: editorProcedure
    .meta(rest("POST", "/page/putBack"))
    .input(idInput)
    .output(revertedSchema)
    .mutation(({ ctx, input }) => putPageBack(ctx, { pageId: input.id })),

  revert: editorProcedure
    .meta(rest("POST", "/page/revert"))
    .input(idInput)
    .output(revertedSchema)
    .mutation(({ ctx, input }) => revertPage(ctx, { pageId: input.id })),

  present: editorProcedure
    .meta({ live: true, ...rest("POST", "/page/present") })
    .input(selectionInput)
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await requireOwnPage(ctx, input.pageId);
      const { pageId, ...selection } = input;
      pagePresence.select(ctx, pageId, selection);
      return done;
    }),

  onChange: editorProcedure
    .meta({ live: true })
    .input(onChangeInput)
    .subscription(({ ctx, input, signal }) => followPage(ctx, input, signal)),

  onPresence: editorProcedure
    .meta({ live: true })
    .input(pageIdInput)
    .subscription(({ ctx, input, signal }) => followPresence(ctx, input, signal)),
});
