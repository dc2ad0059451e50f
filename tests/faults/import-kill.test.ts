import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { importEntries } from "~/features/listings/csv/import-entries.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
const count = 500;
const rows = Array.from({ length: count }, (_, at) => `Optik ${at};Filiale;Bern`);
const table = ["name;branch;city", ...rows].join("\n");

it("leaves nothing half of a table when the process that reads it in is killed between two of its statements", async () => {
  const { db } = database;
  const {
    siteId,
    contexts: [ctx],
  } = await makeSite(db);
  const stored = () =>
    inSite(siteId, async () => [
      await db.business.count({ where: { siteId } }),
      await db.branch.count({ where: { siteId } }),
      (await db.site.findFirstOrThrow({ where: { id: siteId } })).dataHeads,
    ]);
  const before = await stored();

  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE "Branch" IN EXCLUSIVE MODE`; // the businesses are written, their branches wait
      const { child, exit } = readIn(table, siteId);
      await expect.poll(() => locks("Branch"), { timeout: 120_000 }).toContainEqual({ granted: false });
      child.kill("SIGKILL");
      expect(await exit).toEqual([null, "SIGKILL"]);
    },
    { timeout: 150_000 },
  );
  await expect.poll(() => locks("Business")).toEqual([]);
  expect(await stored()).toEqual(before);

  expect(await importBusinesses(ctx, { text: table, apply: true })).toMatchObject({ created: count, faults: [] });
  expect((await stored()).slice(0, 2)).toEqual([count, count]);
});

it("leaves nothing half of a list of positions when that process is killed at the last of them", async () => {
  const { db } = database;
  const {
    siteId,
    contexts: [ctx],
  } = await makeSite(db);
  const title = { de: "Vorher" };
  const { id } = await db.job.create({ data: { siteId, title } });
  const lines = [...Array.from({ length: 20 }, (_, at) => `;Neu ${at}`), `${id};Nachher`];
  const text = ["id;title.de", ...lines].join("\n");
  await inSite(siteId, () =>
    db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM "Job" WHERE id = ${id}::uuid FOR UPDATE`; // all others are written before it
        const { child, exit } = readIn(text, siteId, "jobs");
        await expect.poll(waiting, { timeout: 120_000 }).toBeGreaterThan(0);
        child.kill("SIGKILL");
        expect(await exit).toEqual([null, "SIGKILL"]);
      },
      { timeout: 150_000 },
    ),
  );
  expect(await db.job.findMany({ where: { siteId }, select: { id: true, title: true } })).toEqual([{ id, title }]);
  const made = await importEntries(ctx, { list: "jobs", text, apply: true });
  expect(made).toMatchObject({ created: 20, changed: 1, faults: [] });
});

function readIn(table: string, ...into: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/import-process.ts", ...into], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ["pipe", "inherit", "inherit"],
  });
  const exit = once(child, "exit");
  child.stdin.end(table);
  return { child, exit };
}

/** How many wait for a row of a position that somebody else holds. */
async function waiting(): Promise<number> {
  const rows: unknown[] = await database.db.$queryRaw`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"Job"%'`;
  return rows.length;
}

/** Who writes a table at this moment, or waits to. */
function locks(table: string): Promise<{ granted: boolean }[]> {
  return database.db.$queryRaw`
    SELECT granted FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND mode = 'RowExclusiveLock' AND relation = ${`"${table}"`}::regclass`;
}
