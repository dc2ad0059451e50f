import { onceName, tookName } from "../group-input-name.ts";
import type { Outcome } from "../outcome.ts";
import { bodyOf } from "./controls.ts";

const patienceMs = 30_000;
const failed: Outcome = { state: "refused", notice: "failed", problems: {} };

/**
 * Sends a form to the address of its page, as the browser does without a script. `once` is the same for every try to send
 * the same, so that an answer whose receipt was lost on the way is kept once. `isFresh` says that all of it was entered
 * since the page was opened. Never throws.
 */
export async function sendForm(form: HTMLFormElement, once: string, isFresh: boolean): Promise<Outcome> {
  const body = bodyOf(form);
  body.set(onceName, once);
  if (isFresh) body.set(tookName, String(Math.round(performance.now())));
  try {
    const answer = await fetch(`${location.pathname}?`, {
      method: "POST",
      headers: { accept: "application/json" },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    const outcome = (await answer.json()) as Partial<Outcome>;
    return outcome.state === "sent" || outcome.state === "refused" ? (outcome as Outcome) : failed;
  } catch {
    return failed; // no connection, no answer in time, or none of ours
  }
}
