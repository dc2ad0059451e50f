import { TRPCClientError } from "@trpc/client";
import { ownValue } from "~/lib/own-value.ts";
import type { EditorTexts } from "../messages.ts";

/** What a refusal code means in words; that an error happened, for a code that this version does not know. */
export function refusalText(refusal: string, { errors }: EditorTexts): string {
  return ownValue(errors, refusal) ?? errors.other;
}

/** What kept a change from being sent, in the words of the person who made it. */
export class Worded extends Error {}

/** What to tell a person about a call that failed: the refusal in words, with the page that stands in the way, or that an error happened. */
export function messageOf(error: unknown, texts: EditorTexts): string {
  if (error instanceof Worded) return error.message;
  if (!(error instanceof TRPCClientError)) return texts.errors.other;
  const refusal = refusalOf(error);
  const { page } = detailsOf(error);
  if (refusal !== null) return refusalText(refusal, texts) + (typeof page === "string" ? ` (${page})` : "");
  return error.data ? refusalText(error.message, texts) : texts.editor["save.offlineShort"];
}

/** Whether the server has said no, and would say so again; not where it was out of reach, too busy, or in trouble. */
export function isRefusal(error: unknown): boolean {
  const status = httpStatusOf(error) ?? 500;
  return status < 500 && status !== 408 && status !== 429;
}

/** The code of the refusal that a call failed with; null when it failed otherwise. */
export function refusalOf(error: unknown): string | null {
  const { refusal } = detailsOf(error);
  return typeof refusal === "string" ? refusal : null;
}

/** The HTTP status that a call failed with; null when the server was not reached. */
export function httpStatusOf(error: unknown): number | null {
  const { httpStatus } = dataOf(error);
  return typeof httpStatus === "number" ? httpStatus : null;
}

/** What the server said of a failed call beside its reason; nothing when it said nothing, or was not reached. */
export function detailsOf(error: unknown): Readonly<Record<string, unknown>> {
  return dataOf(error).details ?? {};
}

function dataOf(error: unknown) {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  return (data ?? {}) as { httpStatus?: unknown; details?: Record<string, unknown> };
}
