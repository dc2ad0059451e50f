import { doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listPreviewLinks, makePreviewLink, reopenPreviewLink, revokePreviewLink } from "./links.ts";
import {
  previewListInput,
  previewListSchema,
  previewMadeSchema,
  previewMakeInput,
  previewRevokeInput,
} from "./schema.ts";

const rest = restOf("preview");

/** Links that show a page's draft to people without an account. */
export const previewRouter = router({
  make: editorProcedure
    .meta(rest("POST", "/preview/make"))
    .input(previewMakeInput)
    .output(previewMadeSchema)
    .mutation(({ ctx, input }) => makePreviewLink(ctx, input)),

  list: editorProcedure
    .meta(rest("GET", "/preview/list"))
    .input(previewListInput)
    .output(previewListSchema)
    .query(({ ctx, input }) => listPreviewLinks(ctx, input)),

  revoke: editorProcedure
    .meta(rest("POST", "/preview/revoke"))
    .input(previewRevokeInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => revokePreviewLink(ctx, input)),

  reopen: editorProcedure
    .meta(rest("POST", "/preview/reopen"))
    .input(previewRevokeInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => reopenPreviewLink(ctx, input)),
});
