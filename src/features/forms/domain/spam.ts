import type { FormValues } from "./check-form.ts";

/** Why an answer is kept among the spam: a field was filled in that people do not see, nobody types so fast, or so many links. */
export const spamReasons = ["honeypot", "tooFast", "links"] as const;
export type SpamReason = (typeof spamReasons)[number];

/** So long people take from the opening of a page to the sending of its form, at least. */
export const leastMs = 2_000;
/** So many addresses of the web stand in what people write, at most. */
export const mostLinks = 3;

/**
 * Judges an answer that is otherwise complete. `tookMs` is how long the page says that it was open; null where it says
 * nothing, because no script runs or what is sent was written before a reload.
 */
export function spamReasonOf({ values, tookMs }: { values: FormValues; tookMs: number | null }): SpamReason | null {
  if (tookMs !== null && tookMs < leastMs) return "tooFast";
  const texts = Object.values(values).filter((value) => typeof value === "string");
  const links = texts.flatMap((text) => text.match(/https?:\/\//gi) ?? []);
  return links.length > mostLinks ? "links" : null;
}
