import { causesOf } from "../database/error-causes.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { isDiskFull } from "../database/disk-full.ts";

/**
 * Why the last try of a run failed, as people may read it: `database` – it was away or too busy; `disk` – no room;
 * `elsewhere` – another server did not answer; `lost` – its process was killed, or it took too long; `other` – what the log
 * tells.
 */
export const jobReasons = ["database", "disk", "elsewhere", "lost", "other"] as const;
type JobReason = (typeof jobReasons)[number];

const databaseNames = /^(Prisma|DriverAdapter|DatabaseError)/;
const socketWords = /\b(E(CONN[A-Z]+|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH)|fetch failed)\b/;
const lostWords = /^(job failed by timeout|handler execution exceeded)/;

/** What the queue has kept of an error, or the error itself, told by its reason alone: its words are for the log. */
export function jobReason(error: unknown): JobReason {
  const causes: { name?: unknown; message?: unknown; value?: unknown }[] = causesOf(error);
  const says = (words: RegExp, text: unknown) => typeof text === "string" && words.test(text);
  const own = causes.flatMap(({ message, value }) => [message, (value as { message?: unknown } | null)?.message]);
  if (own.some((words) => says(lostWords, words))) return "lost";
  if (isDiskFull(error)) return "disk";
  const isOfDatabase = causes.some(({ name }) => says(databaseNames, name));
  const isOfSocket = causes.some(({ name, message }) => name === "OutboundError" || says(socketWords, message));
  if (isOfSocket && !isOfDatabase) return "elsewhere";
  return isDatabaseAway(error) ? "database" : "other";
}
