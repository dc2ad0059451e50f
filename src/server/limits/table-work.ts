import { DomainError } from "~/lib/errors.ts";
import { minute } from "~/lib/time/lengths.ts";
import type { ServiceContext } from "../context.ts";
import { processWide } from "../process-wide.ts";
import { rateLimit } from "./rate-limit.ts";

/** So many others wait for the table that a site's people have under way. */
const mostWaiting = 4;

/** A long table comes in many calls; so many of them a person has in a while. */
const calls = rateLimit("tables of a person", { most: 300, windowMs: 10 * minute });

const linesOf = () => processWide("table work", () => new Map<string, { last: Promise<unknown>; waiting: number }>());

/**
 * Writes or reads a table of a whole list, which is held in memory meanwhile: one of a site at a time, in turn. Throws
 * `too-many` where too many wait already, and for somebody who asks for them without end.
 */
export async function tableWork<Result>(
  { siteId, actor }: Pick<ServiceContext, "siteId" | "actor">,
  work: () => Promise<Result>,
): Promise<Result> {
  calls.count(actor.userId);
  const lines = linesOf();
  const line = lines.get(siteId) ?? { last: Promise.resolve(), waiting: 0 };
  if (line.waiting > mostWaiting)
    throw new DomainError("too-many", "too many tables at once", { refusal: "table-busy", retryAfterMs: 2_000 });
  lines.set(siteId, line);
  line.waiting += 1;
  const mine = line.last.then(work);
  line.last = mine.then(nothing, nothing);
  try {
    return await mine;
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(siteId);
  }
}

const nothing = (): void => undefined;
