import { onceName, startName } from "../group-input-name.ts";
import type { Outcome } from "../outcome.ts";
import { bodyOf, fileInputsOf } from "./controls.ts";
import { forgetStart, ripeStart } from "./start.ts";

const patienceMs = 30_000;
/** Without another byte of files having left, and for the answer once all have. */
const patienceForFilesMs = 45_000;
/** Most bytes of what is written that a server takes. */
const mostBytes = 1_000_000;
type Said = Exclude<Outcome, { state: "stale" }>;
const tooLarge: Said = { state: "refused", notice: "tooLarge", problems: {} };
const failed: Said = { state: "refused", notice: "failed", problems: {} };

interface Sending {
  /** The same for every try to send the same, so that an answer whose receipt was lost on the way is kept once. */
  once: string;
  /** Is told how much has left where files go along, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends a form to the address of its page, as the browser does without a script, with its start; where that does not count
 * any more, with another one. Never throws.
 */
export async function sendForm(form: HTMLFormElement, sending: Sending): Promise<Said> {
  for (let tries = 0; tries < 2; tries += 1) {
    const start = await ripeStart(form);
    const outcome = await sendOnce(form, sending, start);
    if (start === null && isForNoScript(outcome)) return failed; // the server had no start for us: that passes
    if (outcome.state !== "stale") return outcome;
    forgetStart(form);
  }
  return failed;
}

/** Whether it was refused for what only somebody without JavaScript is refused for. */
function isForNoScript(outcome: Outcome): boolean {
  if (outcome.state !== "refused") return false;
  return outcome.notice === "waitLong" || Object.values(outcome.problems).includes("links");
}

async function sendOnce(form: HTMLFormElement, { once, onProgress }: Sending, start: string | null): Promise<Outcome> {
  const hasFiles = fileInputsOf(form).some(({ files }) => files?.length);
  const body = hasFiles ? new FormData(form) : bodyOf(form);
  body.set(onceName, once);
  if (start !== null) body.set(startName, start);
  const address = form.getAttribute("action") ?? "?";
  if (body instanceof FormData) return outcomeOf(await sendFiles(address, body, onProgress));
  if (body.toString().length > mostBytes) return tooLarge;
  try {
    const headers = { accept: "application/json" };
    const answer = await fetch(address, { method: "POST", headers, body, signal: AbortSignal.timeout(patienceMs) });
    return outcomeOf({ status: answer.status, text: await answer.text() });
  } catch {
    return outcomeOf({ status: 0, text: "" });
  }
}

/** By the older way, for `fetch` tells nobody how much has left. It may take as long as it goes on, and the server takes it. */
function sendFiles(
  address: string,
  body: FormData,
  onProgress: Sending["onProgress"],
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    const giveUp = () => request.abort();
    let patience = setTimeout(giveUp, patienceForFilesMs);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, patienceForFilesMs);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("loadend", () => {
      clearTimeout(patience);
      resolve({ status: request.status, text: request.responseText });
    });
    request.send(body);
  });
}

/** What the server says. There may be no connection, no answer in time, or none of ours. */
function outcomeOf({ status, text }: { status: number; text: string }): Outcome {
  if (status === 413) return tooLarge;
  try {
    const outcome = JSON.parse(text) as Partial<Outcome>;
    if (outcome.state === "sent" || outcome.state === "refused" || outcome.state === "stale") return outcome as Outcome;
  } catch {
    // no answer of ours
  }
  return failed;
}
