import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { Prisma } from "~/server/db.ts";
import { requireAuthor } from "./policy.ts";
import type { WriteEntryInput } from "./schema.ts";

type AuthorContext = Pick<ServiceContext, "db" | "actor">;

/**
 * Writes an entry for the editors of every site, or another text or day for one; who has seen it is not told again.
 * Admins only. Throws `invalid` for a day that has another entry, `not-found` when the one to be replaced is gone.
 */
export async function writeEntry({ db, actor }: AuthorContext, { date, de, fr, replaces }: WriteEntryInput) {
  requireAuthor(actor);
  const data = { date: new Date(date), de, fr };
  try {
    if (!replaces) return void (await db.changelogEntry.create({ data, select: { id: true } }));
    const { count } = await db.changelogEntry.updateMany({ where: { date: new Date(replaces) }, data });
    if (count === 0) throw new DomainError("not-found", "no such entry", { refusal: "changelog-entry-gone" });
  } catch (cause) {
    const isTaken = cause instanceof Prisma.PrismaClientKnownRequestError && cause.code === "P2002";
    if (!isTaken) throw cause;
    throw new DomainError("invalid", "the day has an entry", { refusal: "changelog-day-taken" }, { cause });
  }
}

/** Takes the entry of a day away, for everybody; there is none afterwards, also where there was none. Admins only. */
export async function removeEntry({ db, actor }: AuthorContext, { date }: { date: string }): Promise<void> {
  requireAuthor(actor);
  await db.changelogEntry.deleteMany({ where: { date: new Date(date) } });
}
