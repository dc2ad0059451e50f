import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import type { KeyIn, Messages } from "~/i18n/message-types.ts";

/** Why a call was refused, as a key of the account's texts. */
export type Problem = Extract<
  KeyIn<Messages["account"]>,
  | "failed"
  | "offline"
  | "tooMany"
  | "wrongPassword"
  | "codeWrong"
  | "commonPassword"
  | "tooShort"
  | "linkOver"
  | "proveAgain"
  | "isMember"
  | "emailWrong"
  | "hostTaken"
  | "hostIsPrimary"
  | "notItsHost"
  | "lastSite"
  | "hostWrong"
  | "importTooLarge"
  | "importRunning"
>;

type Answered<Value> = { isDone: true; value: Value } | { isDone: false; problem: Problem };

const reasons = [
  "wrongPassword",
  "codeWrong",
  "commonPassword",
  "linkOver",
  "proveAgain",
  "isMember",
  "hostTaken",
  "hostIsPrimary",
  "notItsHost",
  "lastSite",
  "importTooLarge",
  "importRunning",
] as const;
const refusal = z.object({
  httpStatus: z.number(),
  details: z
    .object({ reason: z.enum(reasons) })
    .optional()
    .catch(undefined),
});

/** Waits for a call of the account; never throws. Whoever is not signed in any more is led to the sign-in page. */
export async function answered<Value>(call: Promise<Value>): Promise<Answered<Value>> {
  try {
    return { isDone: true, value: await call };
  } catch (error) {
    return { isDone: false, problem: problemOf(error) };
  }
}

/** Like `answered`, where all that counts is whether it was done: what went wrong, or null. */
export async function problemWith(call: Promise<unknown>): Promise<Problem | null> {
  const answer = await answered(call);
  return answer.isDone ? null : answer.problem;
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof TRPCClientError)) return "failed";
  const { data } = refusal.safeParse(error.data);
  if (!data) return hasNoConnection(error.cause) ? "offline" : "failed";
  if (data.httpStatus === 401) location.assign(`/login?callbackUrl=${encodeURIComponent(location.pathname)}`);
  return data.httpStatus === 429 ? "tooMany" : (data.details?.reason ?? "failed");
}

/** Nothing came back: not even a proxy's page, which cannot be read. */
const hasNoConnection = (cause: Error | undefined): boolean =>
  cause instanceof TypeError || cause?.name === "TimeoutError" || cause?.name === "AbortError";
