import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { queueApplication } from "~/server/jobs/queue-db.ts";

/**
 * What to do where another process works on this database already and this one has a secret of its own: the sessions of
 * one are nothing to the other. Null where nobody does, or the secret was given.
 */
export async function besideOthersWarning(
  db: RootDb,
  { NEXTAUTH_SECRET }: Pick<typeof env, "NEXTAUTH_SECRET"> = env,
): Promise<string | null> {
  if (NEXTAUTH_SECRET !== undefined) return null;
  const [others] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${queueApplication}`;
  if (!others?.count) return null;
  return "\n  Another Vitrine works on this database. Give all of them the same NEXTAUTH_SECRET, or nobody stays signed in.\n";
}
