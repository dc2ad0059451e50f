import { SendingFailed } from "~/lib/browser/send-in-pieces.ts";
import { httpStatusOf, refusalOf } from "../../dialogs/message-of.ts";

/** Why a film came to nothing, as a key of the messages `errors`, or null when the server was not reached. */
export interface FilmFailure {
  reason: string | null;
  /** Whether it may go on where it left off. */
  canRetry: boolean;
}

const passing: Record<number, string> = { 401: "signed-out", 429: "film-many", 503: "unreachable", 507: "disk-full" };

/** Room can be made, and the rest be sent. */
const roomHelps = new Set(["media-full", "disk-full"]);

/** What to say of a call or a sending that failed. */
export function filmFailure(error: unknown): FilmFailure {
  const refusal = refusalOf(error);
  if (refusal !== null) return { reason: refusal, canRetry: roomHelps.has(refusal) };
  const status = statusOf(error);
  if (status === null) return { reason: null, canRetry: true };
  if (status === 413) return { reason: "film-size", canRetry: false };
  if (status === 403) return { reason: "forbidden", canRetry: false };
  if (status === 404) return { reason: "media-not-found", canRetry: false };
  return { reason: passing[status] ?? "other", canRetry: true };
}

/** The HTTP status that a call or a sending failed with; null when the server was not reached. */
export function statusOf(error: unknown): number | null {
  return error instanceof SendingFailed ? error.status : httpStatusOf(error);
}
