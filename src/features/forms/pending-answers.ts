import { randomUUID } from "node:crypto";
import { processWide } from "~/server/process-wide.ts";
import type { FormAnswer } from "./answer.ts";

const pending = () => processWide("form-answers", () => new Map<string, FormAnswer>());

/** Draws a page that shows this answer again: `draw` gets the key under which the page finds it. */
export async function withAnswer<Drawn>(answer: FormAnswer, draw: (key: string) => Promise<Drawn>): Promise<Drawn> {
  const key = randomUUID();
  pending().set(key, answer);
  try {
    return await draw(key);
  } finally {
    pending().delete(key);
  }
}

/** The answer under this key, while its page is being drawn. */
export function pendingAnswer(key: string): FormAnswer | null {
  return pending().get(key) ?? null;
}
