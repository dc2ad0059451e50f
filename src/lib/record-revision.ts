import { z } from "zod";
import { DomainError } from "./errors.ts";
import { int4 } from "./int4.ts";

/** The state of a record: it grows with each change. */
export const revisionSchema = int4.min(0);
/** The state that the author of a change has seen. Whoever names none changes the record whatever it says by now. */
export const seenRevision = {
  revision: revisionSchema
    .optional()
    .describe(
      "The revision that was read before. When the record has changed since, the call is refused (409) and tells who changed it; without a revision it overwrites whatever stands there.",
    ),
};

/** What a row tells of its last change. */
export interface LastChange {
  revision: number;
  changedBy: string | null;
  changedAt: Date;
}

/**
 * Refuses a change of a record that somebody else has changed since its author looked: with `stale`, who that was and
 * when, or with `not-found` where it is gone. In the transaction that holds the lock of such changes.
 */
export function requireAsSeen(stored: LastChange | null, seen: number | undefined): void {
  if (seen === undefined || stored?.revision === seen) return;
  if (!stored) throw new DomainError("not-found", "the record is gone", { refusal: "record-gone" });
  const { revision, changedBy: by, changedAt } = stored;
  const details = { refusal: "record-changed", revision, by, at: changedAt.toISOString() };
  throw new DomainError("stale", "somebody else changed the record meanwhile", details);
}

/** The first state of a record that may be removed and made again: it is not taken for a former one. */
export const firstRevision = (): number => Math.floor(Math.random() * 1_000_000_000);

/** Who changes a record, and when, as its row keeps it. */
export function changeOf({ name }: { name: string }, now: Date): Omit<LastChange, "revision"> {
  return { changedBy: name, changedAt: now };
}

/** What a refused change tells of the one that came first. */
export const otherChangeSchema = z.object({ by: z.string().nullable(), at: z.iso.datetime() });
export type OtherChange = z.infer<typeof otherChangeSchema>;
