import { doneSchema } from "~/lib/done.ts";
import { restOf } from "~/server/api/rest-call.ts";
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

const rest = restOf("page");

/** Publishing and taking down at a set time. */
export const scheduleRouter = router({
  add: editorProcedure
    .meta(rest("POST", "/page/schedule/add"))
    .input(scheduleAddInput)
    .output(scheduleSchema)
    .mutation(({ ctx, input }) => addSchedule(ctx, input)),

  /** Another time for what waits. */
  move: editorProcedure
    .meta(rest("POST", "/page/schedule/move"))
    .input(scheduleMoveInput)
    .output(scheduleSchema)
    .mutation(({ ctx, input }) => moveSchedule(ctx, input)),

  list: editorProcedure
    .meta(rest("GET", "/page/schedule/list"))
    .input(scheduleListInput)
    .output(scheduleListSchema)
    .query(({ ctx, input }) => listSchedules(ctx, input)),

  cancel: editorProcedure
    .meta(rest("POST", "/page/schedule/cancel"))
    .input(scheduleCancelInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => cancelSchedule(ctx, input)),
});
