import { expect } from "vitest";
import type { Db } from "~/server/db.ts";
import type { TestDatabase } from "./database.ts";
import { eventually } from "./eventually.ts";

/**
 * Plays on a database: does `first`, then `more` in the same transaction once `work` waits for what it holds; answers what
 * became of `work`.
 */
export function onWaiting(database: TestDatabase) {
  return async function whileWaiting<Result>(
    first: (tx: Db) => Promise<unknown>,
    work: () => Promise<Result>,
    more: (tx: Db) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<PromiseSettledResult<Result>> {
    const begun: Promise<Result>[] = [];
    await database.db.$transaction(async (tx) => {
      await first(tx);
      begun.push(work());
      await eventually(async () => {
        const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(await database.asOwner(waits)).not.toEqual([]);
      });
      await more(tx);
    });
    const [outcome] = await Promise.allSettled(begun);
    if (!outcome) throw new Error("nothing was begun");
    return outcome;
  };
}

/** Opens all connections of the pool, so that what begins at the same moment goes on at the same moment. */
export async function openConnections({ db }: TestDatabase): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => db.$queryRaw`SELECT pg_sleep(0.1)::text`));
}
