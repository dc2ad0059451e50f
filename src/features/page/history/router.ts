import { editedSchema } from "~/features/document/schema.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { listHistory } from "./list-history.ts";
import { loadVersion } from "./load-version.ts";
import { restoreVersion } from "./restore-version.ts";
import { historyInput, historySchema, restoreInput, versionInput, versionSchema } from "./schema.ts";

const rest = restOf("page");

/** What became of a page over time, and the ways back. */
export const historyRouter = router({
  list: editorProcedure
    .meta(rest("GET", "/page/history"))
    .input(historyInput)
    .output(historySchema)
    .query(({ ctx, input }) => listHistory(ctx, input)),

  version: editorProcedure
    .meta(rest("GET", "/page/history/version"))
    .input(versionInput)
    .output(versionSchema)
    .query(({ ctx, input }) => loadVersion(ctx, input)),

  restore: editorProcedure
    .meta(rest("POST", "/page/history/restore"))
    .input(restoreInput)
    .output(editedSchema)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
});
