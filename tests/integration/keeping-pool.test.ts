import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect, it } from "vitest";
import { openDb } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

async function backend(): Promise<number> {
  const [row] = await database.db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
}

it("keeps a connection whose statement was refused", async () => {
  const pid = await backend();
  for (let count = 0; count < 3; count += 1) {
    await expect(database.db.$queryRaw`SELECT 1 / (SELECT 0)`).rejects.toThrow("division by zero");
  }
  expect(await backend()).toBe(pid);
});

it("drops a connection that the server has ended, in the middle of a statement too", async () => {
  const pid = await backend();
  const killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
  const slow = expect(database.db.$queryRaw`SELECT 1 FROM pg_sleep(60)`).rejects.toThrow();
  const isAtWork = () =>
    killer.query("SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'", [pid]);
  await expect.poll(async () => (await isAtWork()).rowCount).toBe(1);
  await killer.query("SELECT pg_terminate_backend($1)", [pid]);
  await killer.end();
  await slow;
  expect(await backend()).not.toBe(pid);
});

it("gives transactions as much time as everything else of a client's patience", async () => {
  const db = openDb(database.url, { patience: 0.5 });
  const isConnected = () =>
    db.$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
  await expect.poll(isConnected).toBe(true); // a transaction has half of the time for its first connection, too
  const lasting = () =>
    db
      .$transaction(async (tx) => {
        await wait(4_500); // longer than 0.5 × 8 s
        await tx.$queryRaw`SELECT 1`;
      })
      .then(
        () => "it was let",
        ({ message }: Error) => message,
      );
  let told = "";
  // It has a second to begin in, which a busy machine may sleep through.
  do told = await lasting();
  while (told.includes("Unable to start a transaction"));
  expect(told).toMatch(/expired transaction|Transaction already closed/);
  await db.$disconnect();
});
