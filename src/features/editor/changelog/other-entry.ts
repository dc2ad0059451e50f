import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import type { EntryTexts } from "~/features/changelog/schema.ts";

const changed = z.object({
  details: z.object({
    refusal: z.literal("changelog-entry-changed"),
    theirs: z.object({ de: z.string(), fr: z.string() }),
  }),
});

/** What an entry says by now, where a call failed because somebody else has written it meanwhile; null for any other failure. */
export function otherEntry(error: unknown): EntryTexts | null {
  if (!(error instanceof TRPCClientError)) return null;
  return changed.safeParse(error.data).data?.details.theirs ?? null;
}
