import { doneSchema } from "~/lib/done.ts";
import { editorProcedure, router } from "~/server/api/trpc.ts";
import { addSchedule, cancelSchedule, listSchedules, moveSchedule } from "./schedules.ts";
import {
  scheduleAddInput,
  scheduleCancelInput,
  scheduleListInput,
  scheduleListSchema,
  scheduleMoveInput,
  scheduleSchema,
} from "./schema.ts";

const rest = (method: "GET" | "POST", path: `/${string}`) => ({
  openapi: { method, path: `/page/schedule${path}` as `/${string}`, tags: ["page"] },
});

/** Publishing and taking down at a set time. */
export const scheduleRouter = router({
  add: editorProcedure
    .meta(rest("POST", "/add"))
    .input(scheduleAddInput)
    .output(scheduleSchema)
    .mutation(({ ctx, input }) => addSchedule(ctx, input)),

  /** Another time for what waits. */
  move: editorProcedure
    .meta(rest("POST", "/move"))
    .input(scheduleMoveInput)
    .output(scheduleSchema)
    .mutation(({ ctx, input }) => moveSchedule(ctx, input)),

  list: editorProcedure
    .meta(rest("GET", "/list"))
    .input(scheduleListInput)
    .output(scheduleListSchema)
    .query(({ ctx, input }) => listSchedules(ctx, input)),

  cancel: editorProcedure
    .meta(rest("POST", "/cancel"))
    .input(scheduleCancelInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => cancelSchedule(ctx, input)),
});
