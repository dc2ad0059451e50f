import { randomBytes, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { DomainError } from "~/lib/errors.ts";
import { processWide } from "~/server/process-wide.ts";
import { sign } from "~/server/seal.ts";
import type { FormKind } from "./domain/forms.ts";
import { startLastsMs } from "./domain/spam.ts";

interface StartedForm {
  siteId: string;
  kind: FormKind;
}

/** The answer that each start was used for. It is held in this process: several allow a start once each. */
const used = processWide(
  "used starts of forms",
  () => new LRUCache<string, string>({ max: 20_000, ttl: startLastsMs }),
);

/** Says since when somebody fills in a form of this kind and site, so that nobody else can say it; for one answer. */
export function makeStart(form: StartedForm, now = Date.now()): string {
  const said = `${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${said}.${markOf(form, said)}`;
}

/**
 * How many milliseconds ago a form was started. Throws `stale` for a start that is too old, not ours, or of another site
 * or kind of form: whoever sends it asks for another one.
 */
export function sinceStart(start: string, form: StartedForm): number {
  const [, said = "", at = "", mark = ""] = /^(([\da-z]{1,10})\.[\w-]{12})\.([\w-]{43})$/.exec(start) ?? [];
  const since = Date.now() - Number.parseInt(at, 36);
  if (!timingSafeEqual(Buffer.from(markOf(form, said)), Buffer.from(mark.padEnd(43)))) throw stale();
  if (since > startLastsMs) throw stale();
  return since;
}

/** Uses a start for an answer; for the same one again, however often it comes. Throws `stale` where it was another's. */
export function spendStart(start: string, answerId: string): void {
  const other = used.get(start);
  if (other !== undefined && other !== answerId) throw stale();
  used.set(start, answerId);
}

const markOf = ({ siteId, kind }: StartedForm, said: string) => sign("start of a form", `${siteId} ${kind} ${said}`);
const stale = () => new DomainError("stale", "the start of the form does not count (any more)");
