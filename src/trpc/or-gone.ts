import { TRPCClientError } from "@trpc/client";

/**
 * What a removal answers; null where what it was to remove is not there any more: it is done, perhaps by a first try of
 * which the answer was lost. Rejects with every other failure.
 */
export async function orGone<Answer>(removal: Promise<Answer>): Promise<Answer | null> {
  try {
    return await removal;
  } catch (failure) {
    const data: unknown = failure instanceof TRPCClientError ? failure.data : null;
    if ((data as { httpStatus?: unknown } | null)?.httpStatus === 404) return null;
    throw failure;
  }
}
