import type { FormValues } from "./check-form.ts";

/** Why an answer is kept among the spam: a field was filled in that people do not see, nobody types so fast, or so many links. */
export const spamReasons = ["honeypot", "tooFast", "links"] as const;
export type SpamReason = (typeof spamReasons)[number];

/** So long people take from the first touch of a form to its sending, at least. */
export const leastMs = 2_000;
/** So long the start of a form counts; who sends later asks for a new one first. */
export const startLastsMs = 12 * 60 * 60 * 1_000;
/** So many addresses of the web stand in what people write, at most. */
export const mostLinks = 3;

/**
 * Judges an answer that is otherwise complete. `tookMs` is for how long the form was filled in; null where it came without
 * a start, because no script ran.
 */
export function spamReasonOf({ values, tookMs }: { values: FormValues; tookMs: number | null }): SpamReason | null {
  if (tookMs !== null && tookMs < leastMs) return "tooFast";
  const links = Object.values(values).map(linksIn);
  return links.reduce((sum, count) => sum + count, 0) > mostLinks ? "links" : null;
}

/** The fields that hold an address of the web, of which an answer without a start has none. */
export function fieldsWithLinks(values: FormValues): string[] {
  return Object.keys(values).filter((name) => linksIn(values[name]) > 0);
}

function linksIn(value: FormValues[string] | undefined): number {
  return typeof value === "string" ? (value.match(/https?:\/\//gi)?.length ?? 0) : 0;
}
