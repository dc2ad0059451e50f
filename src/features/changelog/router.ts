import { done, doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
import { adminProcedure, editorProcedure, router } from "~/server/api/trpc.ts";
import { markSeen, readChangelog } from "./read-changelog.ts";
import { changelogInput, changelogSchema, removeEntryInput, seenInput, writeEntryInput } from "./schema.ts";
import { removeEntry, writeEntry } from "./write-changelog.ts";

const rest = restOf("changelog");

/** What is new in the product, for the editors of every site. */
export const changelogRouter = router({
  list: editorProcedure
    .meta(rest("GET", "/changelog"))
    .input(changelogInput)
    .output(changelogSchema)
    .query(({ ctx, input }) => readChangelog(ctx, input)),

  seen: editorProcedure
    .meta(rest("POST", "/changelog"))
    .input(seenInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => markSeen(ctx, input).then(() => done)),

  write: adminProcedure
    .meta(rest("POST", "/changelog/write"))
    .input(writeEntryInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => writeEntry(ctx, input).then(() => done)),

  remove: adminProcedure
    .meta(rest("POST", "/changelog/remove"))
    .input(removeEntryInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeEntry(ctx, input).then(() => done)),
});
