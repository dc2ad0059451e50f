import { leastMs, startLastsMs } from "../domain/spam.ts";

interface Start {
  /** As the server says it. */
  said: string;
  at: number;
}

const patienceMs = 10_000;
/** Longer than the server asks for: clocks step, and some browsers round them. */
const ripeMs = leastMs + 500;
const starts = new WeakMap<HTMLFormElement, Promise<Start | null>>();

/** Notes that somebody begins with a form: the server says since when, once. */
export async function beginForm(form: HTMLFormElement): Promise<Start | null> {
  const begun = starts.get(form) ?? askFor(form.closest("[data-kind]")?.getAttribute("data-kind") ?? "");
  starts.set(form, begun);
  const start = await begun;
  const isOld = start !== null && Date.now() - start.at > startLastsMs / 2;
  if (start && !isOld) return start;
  if (starts.get(form) === begun) starts.delete(form); // the next one asks again
  return start === null ? null : beginForm(form);
}

/** From now on something else is filled in. */
export const forgetStart = (form: HTMLFormElement): unknown => starts.delete(form);

/** Since when a form is filled in, once that is so long ago as nobody is quicker; null where the server does not say. */
export async function ripeStart(form: HTMLFormElement): Promise<string | null> {
  const start = await beginForm(form);
  if (!start) return null;
  const missing = Math.min(ripeMs, ripeMs - (Date.now() - start.at));
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return start.said;
}

async function askFor(kind: string): Promise<Start | null> {
  try {
    const answer = await fetch(`/api/v1/formStart?kind=${kind}`, { signal: AbortSignal.timeout(patienceMs) });
    const { start } = (await answer.json()) as { start?: string };
    return start ? { said: start, at: Date.now() } : null;
  } catch {
    return null;
  }
}
