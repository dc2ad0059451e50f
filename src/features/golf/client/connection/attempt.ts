import { TRPCClientError } from "@trpc/client";
import { jittered } from "./patience.ts";

/** How a call ended: with its answer, or with the server's refusal, which no repetition would change. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; code: string; reason: string | null };

const refusals = new Set([
  "BAD_REQUEST",
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHORIZED",
  "CONFLICT",
  "UNPROCESSABLE_CONTENT",
]);
const tooMany = "TOO_MANY_REQUESTS";
const longestTryMs = 8_000;

interface Trying {
  /** Awaited before each try. */
  before?: () => Promise<void>;
  /** Told before each wait. */
  onDelay?: () => void;
  /** Waits between two tries; may end early when the line is back. */
  wait?: (ms: number) => Promise<void>;
  /**
   * Gives up after this many milliseconds: with the code `TOO_MANY_REQUESTS` when a limit of the server asks for more
   * patience than that, with `OFFLINE` otherwise. Without it a call is repeated for ever.
   */
  giveUpMs?: number;
}

/**
 * Repeats a call until the server has answered it: a lost line, a restart or a limit only delays it. The call carries an
 * `opId`, so a repetition whose first try did arrive counts once.
 */
export async function untilAnswered<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  { before, onDelay, wait = pause, giveUpMs = Infinity }: Trying = {},
): Promise<Outcome<Value>> {
  const end = Date.now() + giveUpMs;
  for (let attempt = 0; ; attempt += 1) {
    await before?.();
    try {
      const left = Math.max(1, Math.min(longestTryMs, end - Date.now()));
      return { ok: true, value: await call(AbortSignal.timeout(left)) };
    } catch (error) {
      const data = dataOf(error);
      if (data?.code && refusals.has(data.code)) {
        return { ok: false, code: data.code, reason: data.details?.reason ?? null };
      }
      const pauseMs = data?.details?.retryAfterMs ?? 250 + jittered(attempt);
      if (Date.now() + pauseMs >= end) {
        return { ok: false, code: data?.code === tooMany ? tooMany : "OFFLINE", reason: null };
      }
      onDelay?.();
      await wait(pauseMs);
    }
  }
}

/** The code with which the server answered; null when it has not answered at all. */
export function errorCode(error: unknown): string | null {
  return dataOf(error)?.code ?? null;
}

interface ErrorData {
  code?: string;
  details?: { reason?: string; retryAfterMs?: number };
}

function dataOf(error: unknown): ErrorData | undefined {
  return error instanceof TRPCClientError ? (error.data as ErrorData | undefined) : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
