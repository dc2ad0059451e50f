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
 * A change that is to be taken back, or that was taken back by an earlier try whose answer was lost. Throws `stale` where
 * it is of another page, an hour has gone by, or the page has another password since: `present`.
 */
export function openFormer(
  sealed: string,
  { siteId, pageId, present }: Pick<Change, "siteId" | "pageId"> & { present: string | null },
  now: Date,
): Change {
  const opened = unseal(purpose, sealed);
  const { data } = formerSchema.safeParse(opened === null ? null : JSON.parse(opened));
  const isOfThis = data?.siteId === siteId && data.pageId === pageId && [data.before, data.after].includes(present);
  if (!data || !isOfThis || data.until < now.getTime()) throw new DomainError("stale", "The page has another password");
  return data;
}
