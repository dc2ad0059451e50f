import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { seal, unseal } from "~/server/seal.ts";

const purpose = "former page password";
/** So long a change of a password can be taken back, in milliseconds. */
const validMs = 3_600_000;

const formerSchema = z.strictObject({
  siteId: z.string(),
  pageId: z.string(),
  /** Hashes, or null for a page that is open to everybody: before the change, and since. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  until: z.number(),
});
type Change = Omit<z.infer<typeof formerSchema>, "until">;

/** What a page was protected by before a change, for whoever made it to give back: nobody else can read or make it. */
export function sealFormer(change: Change, now: Date): string {
  return seal(purpose, JSON.stringify({ ...change, until: now.getTime() + validMs }));
}

/**
 * The hash that protected the page before, or null for none. Throws `stale` where that is of another page, an hour has
 * gone by, or the page has another password since.
 */
export function openFormer(
  sealed: string,
  { siteId, pageId, after }: Omit<Change, "before">,
  now: Date,
): string | null {
  const opened = unseal(purpose, sealed);
  const { data } = formerSchema.safeParse(opened === null ? null : JSON.parse(opened));
  const isOfThis = data?.siteId === siteId && data.pageId === pageId && data.after === after;
  if (!data || !isOfThis || data.until < now.getTime()) throw new DomainError("stale", "The page has another password");
  return data.before;
}
