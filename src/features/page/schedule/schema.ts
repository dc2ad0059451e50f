import { z } from "zod";

const id = z.uuid().toLowerCase();
const action = z.enum(["publish", "takeDown"]);
export type ScheduledAction = z.infer<typeof action>;

/** Date and time in the site's own time zone, as "2026-12-24T08:00". */
const at = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

export const scheduleAddInput = z.strictObject({ pageId: id, action: action.default("publish"), at });
export type ScheduleAddInput = z.output<typeof scheduleAddInput>;

export const scheduleMoveInput = z.strictObject({ id, at });
export type ScheduleMoveInput = z.output<typeof scheduleMoveInput>;

export const scheduleSchema = z.strictObject({
  id,
  action,
  /** The moment, and what clocks show then in the site's time zone. */
  at: z.iso.datetime(),
  local: z.string(),
  by: z.string(),
  /** Why it could not be done, as a code with its words in the catalogue; null while it waits. */
  refusal: z.string().nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const scheduleListInput = z.strictObject({ pageId: id });
export const scheduleListSchema = z.strictObject({
  timeZone: z.string(),
  /** What clocks there show now. */
  now: z.string(),
  schedules: z.array(scheduleSchema),
});
export type ScheduleList = z.infer<typeof scheduleListSchema>;

export const scheduleCancelInput = z.strictObject({ id });
