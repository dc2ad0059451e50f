import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { expect, it } from "vitest";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { importEntries } from "~/features/listings/csv/import-entries.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";
import { program } from "../support/programs.ts";

const database = useDatabase();
const count = 500;
const table = (head: string, line: (at: number) => string) =>
  [head, ...Array.from({ length: count }, (_, at) => line(at))].join("\n");
const businesses = table("name;branch;city", (at) => `Optik ${at};Filiale;Bern`);
const jobs = table("title.de", (at) => `Stelle ${at}`);

it.each([
  // The businesses are written, their branches wait.
  ["businesses", { text: businesses, waitsFor: "Branch", lock: "EXCLUSIVE", written: "Business" }],
  // The positions are written, the mark of their change waits.
  ["jobs", { text: jobs, waitsFor: "Site", lock: "SHARE", written: "Job" }],
] as const)(
  "leaves nothing half of a table of %s when the process that reads it in is killed between two of its statements",
  async (list, { text, waitsFor, lock, written }) => {
    const { db } = database;
    const {
      siteId,
      contexts: [ctx],
    } = await makeSite(db);
    const stored = () =>
      inSite(siteId, async () => [
        await db.business.count({ where: { siteId } }),
        await db.branch.count({ where: { siteId } }),
        await db.job.count({ where: { siteId } }),
        (await db.site.findFirstOrThrow({ where: { id: siteId } })).dataHeads,
      ]);
    const before = await stored();

    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query(`BEGIN; LOCK TABLE "${waitsFor}" IN ${lock} MODE`);
      await killWhileItWaits({ siteId, list, text, waitsFor, written });
    } finally {
      await holder.end();
    }
    await expect.poll(() => locks(written)).toEqual([]);
    expect(await stored()).toEqual(before);

    const input = { text, apply: true };
    const made = list === "jobs" ? importEntries(ctx, { list, ...input }) : importBusinesses(ctx, input);
    expect(await made).toMatchObject({ created: count, faults: [] });
    expect((await stored()).slice(0, 3)).toEqual(list === "jobs" ? [0, 0, count] : [count, count, 0]);
  },
);

/** Lets a process read the table in, and kills it when its first statements are done and the next one waits. */
async function killWhileItWaits({ siteId, list, text, waitsFor, written }: Import): Promise<void> {
  const { file, execArgv } = program("import");
  const child = spawn(process.execPath, [...execArgv, file, siteId, list], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ["pipe", "inherit", "inherit"],
  });
  const exit = once(child, "exit");
  child.stdin.end(text);
  const isInBetween = async () =>
    (await locks(waitsFor)).some(({ granted }) => !granted) && (await locks(written)).some(({ granted }) => granted);
  while (!(await isInBetween())) {
    expect(child.exitCode, "it waits").toBeNull();
    await setTimeout(5);
  }
  child.kill("SIGKILL");
  expect(await exit).toEqual([null, "SIGKILL"]);
}

interface Import {
  siteId: string;
  list: string;
  text: string;
  waitsFor: string;
  written: string;
}

/** Who writes a table at this moment, or waits to. */
function locks(name: string): Promise<{ granted: boolean }[]> {
  return database.db.$queryRaw`
    SELECT granted FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND mode = 'RowExclusiveLock' AND relation = ${`"${name}"`}::regclass`;
}
