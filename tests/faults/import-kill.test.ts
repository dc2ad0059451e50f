import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
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
      const child = spawn(process.execPath, ["--import", "tsx", "tests/support/import-process.ts", siteId], {
        env: { ...process.env, DATABASE_URL: database.url },
        stdio: ["pipe", "inherit", "inherit"],
      });
      const exit = once(child, "exit");
      child.stdin.end(table);
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

/** Who writes a table at this moment, or waits to. */
function locks(table: string): Promise<{ granted: boolean }[]> {
  return database.db.$queryRaw`
    SELECT granted FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND mode = 'RowExclusiveLock' AND relation = ${`"${table}"`}::regclass`;
}
