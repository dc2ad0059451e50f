import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import { conflictSchema } from "~/features/document/schema.ts";
import { cleanJson } from "~/features/page/domain/text.ts";
import { alone, type BrowserClient } from "~/trpc/client.ts";
import type { SendOutcome, Transport } from "./transport.ts";

/**
 * Sends operations and loads drafts through the API. A call that is refused as a whole, before any operation of it was
 * looked at, says nothing of the single ones: the first goes alone then.
 */
export function trpcTransport(client: BrowserClient, pageId: string): Transport {
  const send: Transport["send"] = async (operations, signal) => {
    const edits = operations.map(({ opId, command, input, baseRevision, force }) => ({
      baseRevision,
      operation: { opId, command, input: cleanJson(input) },
      force,
    }));
    try {
      const saved = await client.page.edits.mutate({ pageId, edits }, { signal, context: alone });
      return { type: "confirmed", saved };
    } catch (error) {
      const outcome = outcomeOf(error);
      const isOfAll = outcome.type === "refused" && !outcome.isNamed && operations.length > 1;
      return isOfAll ? await send(operations.slice(0, 1), signal) : outcome;
    }
  };
  return {
    send,
    loadDraft: () => client.page.draft.query({ pageId }),
    loadSteps: () => client.page.steps.query({ pageId }),
  };
}

const errorDataSchema = z.object({
  httpStatus: z.number(),
  details: z
    .object({
      refusal: z.string().optional(),
      conflicts: z.array(conflictSchema).optional(),
    })
    .optional(),
});

/** What a failed call means for the operations that were sent. Exported for its test. */
export function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof TRPCClientError)) return { type: "unavailable" };
  const parsed = errorDataSchema.safeParse(error.data);
  // Without the API's own answer the request did not get through: no network, a proxy's page, a timeout.
  if (!parsed.success)
    return isBrowserOffline() || isFetchFailure(error) ? { type: "offline" } : { type: "unavailable" };
  const { httpStatus, details } = parsed.data;
  if (httpStatus === 409 && details?.conflicts) return { type: "stale", parts: details.conflicts };
  if (httpStatus === 401) return { type: "signedOut" };
  if (httpStatus === 403) return { type: "forbidden" };
  if (httpStatus === 404 && details?.refusal === undefined) return { type: "gone" };
  if (httpStatus === 429 || httpStatus === 408 || httpStatus >= 500) return { type: "unavailable" };
  return { type: "refused", refusal: details?.refusal ?? error.message, isNamed: details?.refusal !== undefined };
}

function isFetchFailure(error: { cause?: Error }): boolean {
  return error.cause instanceof TypeError || error.cause?.name === "TimeoutError" || error.cause?.name === "AbortError";
}

function isBrowserOffline(): boolean {
  return typeof navigator !== "undefined" && !navigator.onLine;
}
