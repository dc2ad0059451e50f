import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import type { MediaRef } from "~/features/media/schema.ts";
import { otherChangeSchema, type OtherChange } from "~/lib/record-revision.ts";

/** A record as it is stored, with the state that this is, and its pictures as they are drawn. */
export interface Stored<Value> {
  value: Value;
  revision: number;
  pictures: readonly MediaRef[];
}

/** Somebody else was faster: who and when, and what the record is now; null where it is gone. */
export type RecordConflict<Value> = { theirs: null } | (OtherChange & { theirs: Stored<Value> });

const refusedSchema = z.object({
  details: z.discriminatedUnion("refusal", [
    otherChangeSchema.extend({ refusal: z.literal("record-changed") }),
    z.object({ refusal: z.literal("record-gone") }),
  ]),
});

/** What somebody else made of a record, where a change failed because of that; null for any other failure. */
export async function conflictOf<Value>(
  error: unknown,
  read: () => Promise<Stored<Value>>,
): Promise<RecordConflict<Value> | null> {
  const details = error instanceof TRPCClientError ? refusedSchema.safeParse(error.data).data?.details : undefined;
  if (!details) return null;
  if (details.refusal === "record-gone") return { theirs: null };
  const theirs = await read().catch(() => null);
  return theirs && { by: details.by, at: details.at, theirs };
}
