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
  | "hostWrong"
>;

export type Answered<Value> = { isDone: true; value: Value } | { isDone: false; problem: Problem };

const reasons = [
  "wrongPassword",
  "codeWrong",
  "commonPassword",
  "linkOver",
  "proveAgain",
  "isMember",
  "hostTaken",
  "hostIsPrimary",
] as const;
const refusal = z.object({
  error: z.object({
    details: z.object({ reason: z.enum(reasons) }),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
const done = z.object({});

/** Calls the API of this host: a read without `body`, a change with one. Never throws. */
export async function callAccount<Value>(
  path: string,
  shape: z.ZodType<Value>,
  body?: object,
): Promise<Answered<Value>> {
  try {
    const sent = body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`/api/v1/${path}`, sent ?? {});
    const read: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { isDone: true, value: shape.parse(read) };
    if (answer.status === 429) return { isDone: false, problem: "tooMany" };
    if (answer.status === 401) location.assign(`/login?callbackUrl=${encodeURIComponent(location.pathname)}`);
    return { isDone: false, problem: refusal.safeParse(read).data?.error.details.reason ?? "failed" };
  } catch (error) {
    return { isDone: false, problem: error instanceof TypeError ? "offline" : "failed" };
  }
}

/** A change whose answer says no more than that it was made. */
export function change(path: string, body: object = {}): Promise<Answered<object>> {
  return callAccount(path, done, body);
}
