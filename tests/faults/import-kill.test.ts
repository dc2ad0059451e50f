import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { importEntries } from "~/features/listings/csv/import-entries.ts";
import { inSite } from "~/server/site-scope.ts";
import { Prisma } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

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

    await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE ${Prisma.raw(`"${waitsFor}"`)} IN ${Prisma.raw(lock)} MODE`;
        const { child, exit } = await waitingImport({ siteId, list, text, waitsFor });
        expect(await locks(written), "its first statements are done").toContainEqual({ granted: true });
        child.kill("SIGKILL");
        expect(await exit).toEqual([null, "SIGKILL"]);
      },
      { timeout: 150_000 },
    );
    await expect.poll(() => locks(written)).toEqual([]);
    expect(await stored()).toEqual(before);

    const input = { text, apply: true };
    const made = list === "jobs" ? importEntries(ctx, { list, ...input }) : importBusinesses(ctx, input);
    expect(await made).toMatchObject({ created: count, faults: [] });
    expect((await stored()).slice(0, 3)).toEqual(list === "jobs" ? [0, 0, count] : [count, count, 0]);
  },
);

/**
 * A process that reads the table in and waits for a lock at this moment. The product waits a second for a lock and gives
 * up then; a process that did so before anybody looked, as on a busy machine, is followed by another one.
 */
async function waitingImport({ siteId, list, text, waitsFor }: Import): Promise<{ child: ChildProcess; exit: Exit }> {
  for (;;) {
    const child = spawn(process.execPath, ["--import", "tsx", "tests/support/import-process.ts", siteId, list], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ["pipe", "inherit", "inherit"],
    });
    const exit: Exit = once(child, "exit");
    child.stdin.end(text);
    while (child.exitCode === null) {
      if ((await locks(waitsFor)).some(({ granted }) => !granted)) return { child, exit };
      await setTimeout(5);
    }
    expect(child.exitCode, "it gave up").not.toBe(0);
  }
}

interface Import {
  siteId: string;
  list: string;
  text: string;
  waitsFor: string;
}

type Exit = Promise<unknown>;

/** Who writes a table at this moment, or waits to. */
function locks(name: string): Promise<{ granted: boolean }[]> {
  return database.db.$queryRaw`
    SELECT granted FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND mode = 'RowExclusiveLock' AND relation = ${`"${name}"`}::regclass`;
}
