import { day } from "~/lib/time/lengths.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { endEmailChanges } from "./email-link.ts";
import { holdPerson } from "./hold-person.ts";

/** Nobody notes when somebody leaves: so many days after the first night that finds them without a site they are forgotten. */
export const graceDays = 30;

/**
 * Deletes people who have belonged to no site of the installation for 30 days; what they did keeps their name. Sites in
 * the trash count: they come back with their members. Admins stay, and so does who is signed in, who came back, and who
 * is invited at that very moment. Answers how many are gone.
 */
export async function forgetPeopleWhoLeft(db: RootDb, now: Date): Promise<number> {
  const people = await db.user.findMany({
    where: { isAdmin: false, sessions: { none: {} }, createdAt: { lt: new Date(now.getTime() - day) } },
    select: { id: true },
  });
  const left = await withoutSite(
    db,
    people.map(({ id }) => id),
  );
  const noted = await db.verificationToken.findMany({ where: { identifier: { startsWith: noteOf("") } } });
  const back = noted.flatMap(({ token }) => (left.has(token.slice(noteOf("").length)) ? [] : [token]));
  await db.verificationToken.deleteMany({ where: { token: { in: back } } });
  const expires = new Date(now.getTime() + graceDays * day);
  const notes = [...left].map((id) => ({ identifier: noteOf(id), token: noteOf(id), expires }));
  await db.verificationToken.createMany({ data: notes, skipDuplicates: true });
  const due = noted.filter((note) => note.expires <= now && !back.includes(note.token));
  let gone = 0;
  for (const { token } of due) if (await forget(db, token.slice(noteOf("").length))) gone += 1;
  return gone;
}

/** Deletes a person who still belongs to no site; while their row is held, nobody can let them into one. */
async function forget(db: RootDb, id: string): Promise<boolean> {
  return await db.$transaction(async (tx) => {
    await holdPerson(tx, id);
    if (!(await withoutSite(tx, [id])).has(id)) return false;
    await endEmailChanges(tx, id);
    await tx.verificationToken.deleteMany({ where: { token: noteOf(id) } });
    const { count } = await tx.user.deleteMany({ where: { id, isAdmin: false, sessions: { none: {} } } });
    return count > 0;
  });
}

/** Which of these people are members of no site at all: each site is asked for its own, for no statement sees those of several. */
async function withoutSite(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const left = new Set(ids);
  for (const { id: siteId } of await db.site.findMany({ select: { id: true } })) {
    if (left.size === 0) break;
    const where = { siteId, userId: { in: [...left] } };
    const members = await inSite(siteId, () => db.membership.findMany({ where, select: { userId: true } }));
    for (const { userId } of members) left.delete(userId);
  }
  return left;
}

const noteOf = (userId: string) => `left:${userId}`;
