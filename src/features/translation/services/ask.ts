import { setTimeout as pause } from "node:timers/promises";
import { fetchOutbound, type OutboundAnswer } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { refused } from "./service.ts";

/** So long a service has for an answer, in milliseconds, where a question names nothing else. */
export const usualPatience = 15_000;
const pauses = [1_000, 3_000];
const longestPause = 5_000;

interface Question {
  url: string;
  headers?: Record<string, string>;
  body: object;
  /** How long it has for each try of an answer. */
  milliseconds?: number;
}

/**
 * Puts a question to a service that the operator has configured, wherever that stands. One that is busy (429, 503) is
 * asked again after the pause that it names, three times in all. Answers what is not a success like a success: what it
 * means differs between services. Throws a refusal when there is no answer.
 */
export async function ask({
  url,
  headers,
  body,
  milliseconds = usualPatience,
}: Question): Promise<{ status: number; body: unknown }> {
  const { origin } = new URL(url);
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetchOutbound(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: JSON.stringify(body),
      isOwn: (address) => address.origin === origin,
      milliseconds,
    }).catch((cause: unknown) => {
      if (!(cause instanceof OutboundError)) throw cause;
      throw refused("translation-away", "the service cannot be reached", cause);
    });
    const usual = pauses[attempt];
    const isBusy = answer.status === 429 || answer.status === 503;
    if (!isBusy || usual === undefined || isOutOfMoney(answer.body.toString("utf8")))
      return { status: answer.status, body: read(answer) };
    await pause(pauseOf(answer, usual));
  }
}

/** OpenAI says 429 as well where an account is empty; no pause fills it. */
export function isOutOfMoney(body: string): boolean {
  return body.includes("insufficient_quota");
}

function pauseOf({ headers }: OutboundAnswer, usual: number): number {
  const seconds = Number(headers["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, longestPause) : usual;
}

function read({ body }: OutboundAnswer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return null; // a page of HTML from something in between
  }
}
