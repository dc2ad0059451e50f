import { z } from "zod";

/** What a trace must hold for `keyWork`. */
export const traceCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  /** What the thread itself worked, without the time that other processes had its core. */
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ type: z.string().optional() }).optional() }).optional(),
});
type Event = z.infer<typeof eventSchema>;

/**
 * From a trace of Chromium, for each key: the milliseconds that the page's main thread worked from the key until its
 * picture was handed on, whatever the work was for. Waiting for the screen's next picture (0 to 17 ms by chance) is not
 * in it, nor is what other processes took of the core.
 */
export function keyWork(trace: Buffer): number[] {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(trace.toString()));
  const events = traceEvents.flatMap((event) => eventSchema.safeParse(event).data ?? []);
  const isKey = ({ name, args }: Event) => name === "EventDispatch" && args?.data?.type === "keydown";
  const first = events.find(isKey);
  const main = events.filter(({ pid, tid, ph }) => pid === first?.pid && tid === first.tid && ph === "X");
  const tasks = main.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const pictures = main.filter(({ name }) => name === "Commit").sort((a, b) => a.ts - b.ts);
  return main.filter(isKey).flatMap((key) => {
    const own = tasks.find(({ ts, dur }) => ts <= key.ts && key.ts <= ts + dur);
    const picture = pictures.find(({ ts }) => ts > key.ts);
    if (!own || !picture) return [];
    const span = { from: own.ts, to: picture.ts + picture.dur };
    return [tasks.reduce((sum, task) => sum + workWithin(task, span), 0) / 1000];
  });
}

/** How much of a task's work falls into a span, in microseconds. */
function workWithin({ ts, dur, tdur = dur }: Event, { from, to }: { from: number; to: number }): number {
  const common = Math.min(ts + dur, to) - Math.max(ts, from);
  return common <= 0 || dur === 0 ? 0 : (tdur * common) / dur;
}
