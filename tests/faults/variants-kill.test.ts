import { randomUUID } from "node:crypto";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { makeAvifJob } from "~/features/media/make-avif.ts";
import { makeVariantsJob } from "~/features/media/make-variants.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { photograph } from "../support/photograph.ts";
import { program } from "../support/programs.ts";

const database = useDatabase();
const siteId = randomUUID();
const children: ChildProcess[] = [];
const sizes = ["128", "1600", "2000", "256", "480", "64", "720", "960"].map((size) => `${size}.webp`);

beforeAll(async () => {
  await database.db.site.create({ data: { id: siteId, key: siteId, name: "Test", locales: ["de"] } });
});
afterEach(() => children.splice(0).forEach((child) => void child.kill("SIGKILL")));
afterAll(() => rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true }));

function startProcess(): ChildProcess {
  const { file, execArgv } = program("variant");
  const child = spawn(process.execPath, [...execArgv, file], {
    env: { ...process.env, DATABASE_URL: database.url, PICTURE_AVIF: "1" },
    stdio: "inherit",
  });
  children.push(child);
  return child;
}

/** Noise, so that each copy takes a while. */
const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };

/** A picture whose maker of copies was killed in between; one that was done before anybody looked is followed by another. */
async function pictureWithHalfOfItsCopies(bytes: Buffer) {
  const actor = { isAdmin: false, role: "optician" as const };
  const context = forEditor({ db: database.db, site: { id: siteId }, actor });
  for (;;) {
    const row = await importImage(context, { bytes, filename: "gross.jpg", patience: 120 });
    // The same request, which counts as lost after two seconds instead of minutes.
    await database.db.$executeRaw`DELETE FROM jobs.job WHERE name = ${makeVariantsJob.name}`;
    const job = { ...makeVariantsJob, seconds: 2, pauseSeconds: 1, retries: 50 };
    await enqueue(database.db, job, { siteId, mediaId: row.id });
    const copies = async () => (await readdir(mediaFolder(row))).filter((name) => name.endsWith(".webp")).sort();
    const first = startProcess();
    await untilTrue(async () => (await copies()).length > 0);
    first.kill("SIGKILL");
    await once(first, "exit");
    if ((await copies()).length < sizes.length) return { row, copies };
  }
}

it("makes the copies whose maker was killed in the middle of them, and none of them twice", async () => {
  const bytes = await sharp({ create: { width: 2_200, height: 2_200, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const { row, copies } = await pictureWithHalfOfItsCopies(bytes);
  const folder = mediaFolder(row);
  const before = await copies();
  const timesOf = (names: string[]) =>
    Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs]));
  const times = await timesOf(before);
  const state = () => database.db.media.findFirstOrThrow({ where: { siteId, id: row.id } });
  expect(await state(), "nothing is said of copies that are not all there").toMatchObject({
    widths: [],
    variantsAt: null,
  });

  startProcess();
  await untilTrue(async () => (await state()).variantsAt !== null);
  expect((await state()).widths).toEqual([480, 720, 960, 1600, 2000]);
  expect(await copies()).toEqual(sizes);
  for (const name of sizes) await sharp(join(folder, name)).stats();
  expect(await timesOf(before)).toEqual(times);
});

/** Whether the process that makes copies in AVIF is at work; where nobody can tell, a moment later it is. */
async function isMakingAvif({ pid }: ChildProcess): Promise<boolean> {
  const running = `SELECT count(*)::int AS count FROM jobs.job WHERE name = '${makeAvifJob.name}' AND state = 'active'`;
  const [row] = await database.db.$queryRawUnsafe<{ count: number }[]>(running);
  if (!row?.count || !existsSync("/proc/self")) return Boolean(row?.count);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim() !== "";
}

/** Asks for a run now, in place of the one that the maker of copies asks for, which waits two minutes; null when that one came between. */
async function askForAvifAtOnce(): Promise<string | null> {
  await database.db.$executeRaw`DELETE FROM jobs.job WHERE name = ${makeAvifJob.name}`;
  return enqueue(database.db, { ...makeAvifJob, pauseSeconds: 1 }, {});
}

it("makes the copies in AVIF whose maker was killed meanwhile, of which nothing half is kept", async () => {
  await database.db.media.updateMany({ where: { siteId }, data: { avifAt: new Date() } }); // those of before
  const actor = { isAdmin: false, role: "optician" as const };
  const context = forEditor({ db: database.db, site: { id: siteId }, actor });
  const bytes = await photograph(1600);
  const row = await importImage(context, { bytes, filename: "laden.jpg", patience: 120 });
  const first = startProcess();
  const state = () => database.db.media.findFirstOrThrow({ where: { siteId, id: row.id } });
  await untilTrue(async () => (await state()).variantsAt !== null);
  await untilTrue(askForAvifAtOnce);
  await untilTrue(() => isMakingAvif(first), { interval: 1 });
  first.kill("SIGKILL");
  await once(first, "exit");
  const made = async () => (await readdir(mediaFolder(row))).filter((name) => name.endsWith(".avif")).sort();
  expect(await made()).toEqual([]);
  expect(await state()).toMatchObject({ hasAvif: false, avifAt: null });

  await database.db.$executeRaw`
    UPDATE jobs.job SET started_on = now() - interval '1 hour' WHERE name = ${makeAvifJob.name}`; // as if time had gone by
  startProcess();
  await untilTrue(async () => (await state()).avifAt !== null);
  expect((await state()).hasAvif).toBe(true);
  expect(await made()).toEqual(["1600.avif", "480.avif", "720.avif", "960.avif"]);
  sharp.unblock({ operation: ["VipsForeignLoadHeif"] }); // the product makes such files, and reads none
  for (const name of await made()) await sharp(join(mediaFolder(row), name)).stats();
});
