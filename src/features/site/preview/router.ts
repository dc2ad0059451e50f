import { doneSchema } from "~/lib/done.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listPreviewLinks, makePreviewLink, reopenPreviewLink, revokePreviewLink } from "./links.ts";
import {
  previewListInput,
  previewListSchema,
  previewMadeSchema,
  previewMakeInput,
  previewRevokeInput,
} from "./schema.ts";

const rest = (method: "GET" | "POST", path: `/${string}`) => ({
  openapi: { method, path: `/preview${path}` as `/${string}`, tags: ["preview"] },
});

/** Links that show a page's draft to people without an account. */
export const previewRouter = router({
  make: editorProcedure
    .meta(rest("POST", "/make"))
    .input(previewMakeInput)
    .output(previewMadeSchema)
    .mutation(({ ctx, input }) => makePreviewLink(ctx, input)),

  list: editorProcedure
    .meta(rest("GET", "/list"))
    .input(previewListInput)
    .output(previewListSchema)
    .query(({ ctx, input }) => listPreviewLinks(ctx, input)),

  revoke: editorProcedure
    .meta(rest("POST", "/revoke"))
    .input(previewRevokeInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => revokePreviewLink(ctx, input)),

  reopen: editorProcedure
    .meta(rest("POST", "/reopen"))
    .input(previewRevokeInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => reopenPreviewLink(ctx, input)),
});
