import type Mux from "@mux/mux-node";
import { env } from "~/server/env.ts";

/** Whether films go to Mux, which delivers them; else they are played from here. */
export const isMuxUsed = (): boolean => env.MUX_TOKEN_ID !== undefined;

/** Whether Mux tells by itself what became of a film. */
export const isWebhookUsed = (): boolean => isMuxUsed() && env.MUX_WEBHOOK_SECRET !== undefined;

/** Mux's API with this installation's token. Its package is read once it is needed. */
export async function muxClient(): Promise<Mux> {
  const { default: Client } = await import("@mux/mux-node");
  return new Client({
    tokenId: env.MUX_TOKEN_ID ?? null,
    tokenSecret: env.MUX_TOKEN_SECRET ?? null,
    webhookSecret: env.MUX_WEBHOOK_SECRET ?? null,
    baseURL: env.MUX_BASE_URL,
    timeout: 20_000,
    maxRetries: 1, // the queue tries again
  });
}

/** What Mux answers, or null for what it does not have. */
export async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const { NotFoundError } = await import("@mux/mux-node");
  return answer.catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
}
