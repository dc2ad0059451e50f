import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { isUniqueViolation } from "~/server/database/unique-violation.ts";
import { requireAuthor } from "./policy.ts";
import type { RemoveEntryInput, WriteEntryInput } from "./schema.ts";

type AuthorContext = Pick<ServiceContext, "db" | "actor">;

/**
 * Writes an entry for the editors of every site, or another text or day for one; who has seen it is not told again. What
 * the day says already is written, perhaps by a first try of which the answer was lost.
 * Admins only. Throws `invalid` for a day that has another entry, `not-found` when the one to be replaced is gone, and
 * `stale` with what it says now when that is not what its author has seen.
 */
export async function writeEntry({ db, actor }: AuthorContext, { date, de, fr, replaces, seen }: WriteEntryInput) {
  requireAuthor(actor);
  const data = { date: new Date(date), de, fr };
  const isWritten = async () => {
    const there = await entryOf({ db }, date);
    return there?.de === de && there.fr === fr;
  };
  try {
    if (!replaces) return void (await db.changelogEntry.create({ data, select: { id: true } }));
    const { count } = await db.changelogEntry.updateMany({ where: { date: new Date(replaces), ...seen }, data });
    if (count === 0 && !(await isWritten())) await refuseChanged({ db }, replaces);
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    if (!replaces && (await isWritten())) return;
    throw new DomainError("invalid", "the day has an entry", { refusal: "changelog-day-taken" }, { cause });
  }
}

/**
 * Takes the entry of a day away, for everybody; there is none afterwards, also where there was none. Admins only. Throws
 * `stale` when it says something else than what was seen.
 */
export async function removeEntry({ db, actor }: AuthorContext, { date, seen }: RemoveEntryInput): Promise<void> {
  requireAuthor(actor);
  const { count } = await db.changelogEntry.deleteMany({ where: { date: new Date(date), ...seen } });
  if (count === 0 && (await entryOf({ db }, date))) await refuseChanged({ db }, date);
}

/** Says why the entry of a day was not the one that somebody has seen: it is gone, or another one by now. */
async function refuseChanged(ctx: Pick<AuthorContext, "db">, date: string): Promise<never> {
  const theirs = await entryOf(ctx, date);
  if (!theirs) throw new DomainError("not-found", "no such entry", { refusal: "changelog-entry-gone" });
  throw new DomainError("stale", "somebody else wrote the entry", { refusal: "changelog-entry-changed", theirs });
}

function entryOf({ db }: Pick<AuthorContext, "db">, date: string) {
  return db.changelogEntry.findUnique({ where: { date: new Date(date) }, select: { de: true, fr: true } });
}
