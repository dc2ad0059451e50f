import { TRPCClientError } from "@trpc/client";
import { jittered } from "./connection.ts";

/** How a call ended: with its answer, or with the server's refusal, which no repetition would change. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; code: string; reason: string | null };

const refusals = new Set(["BAD_REQUEST", "NOT_FOUND", "FORBIDDEN", "CONFLICT", "UNPROCESSABLE_CONTENT"]);

/**
 * Repeats a call until the server has answered it: a lost line, a restart or a limit only delays it. The call carries an
 * `opId`, so a repetition whose first try did arrive counts once. `before` is awaited before each try, `onDelay` is told
 * before each wait.
 */
export async function untilAnswered<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  { before, onDelay }: { before?: () => Promise<void>; onDelay?: () => void } = {},
): Promise<Outcome<Value>> {
  for (let attempt = 0; ; attempt += 1) {
    await before?.();
    try {
      return { ok: true, value: await call(AbortSignal.timeout(8_000)) };
    } catch (error) {
      const data = error instanceof TRPCClientError ? (error.data as ErrorData | undefined) : undefined;
      if (data?.code && refusals.has(data.code)) {
        return { ok: false, code: data.code, reason: data.details?.reason ?? null };
      }
      onDelay?.();
      await new Promise((resolve) => setTimeout(resolve, data?.details?.retryAfterMs ?? 250 + jittered(attempt)));
    }
  }
}

interface ErrorData {
  code?: string;
  details?: { reason?: string; retryAfterMs?: number };
}
