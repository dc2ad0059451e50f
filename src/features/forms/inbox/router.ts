import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { answersFile, countInbox, readInbox } from "./read-inbox.ts";
import {
  answersFileInput,
  answersFileSchema,
  inboxCountSchema,
  inboxInput,
  inboxSchema,
  removeAnswersInput,
  sortInput,
} from "./schema.ts";
import { removeAnswers, sortAnswers } from "./sort-answers.ts";

const rest = restOf("form");

/** What visitors sent by the site's forms, for its editors. */
export const inboxRouter = router({
  list: editorProcedure
    .meta(rest("POST", "/inbox/list")) // what is looked for stands in no address
    .input(inboxInput)
    .output(inboxSchema)
    .query(({ ctx, input }) => readInbox(ctx, input)),

  count: editorProcedure
    .meta(rest("GET", "/inbox/count"))
    .output(inboxCountSchema)
    .query(({ ctx }) => countInbox(ctx)),

  sort: editorProcedure
    .meta(rest("POST", "/inbox/sort"))
    .input(sortInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => sortAnswers(ctx, input).then(() => done)),

  remove: editorProcedure
    .meta(rest("POST", "/inbox/remove"))
    .input(removeAnswersInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeAnswers(ctx, input).then(() => done)),

  file: editorProcedure
    .meta(rest("POST", "/inbox/file"))
    .input(answersFileInput)
    .output(answersFileSchema)
    .query(({ ctx, input }) => answersFile(ctx, input)),
});
