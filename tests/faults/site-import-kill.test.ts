import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { exportedSite } from "~/features/transfer/export-site.ts";
import { runImport } from "~/features/transfer/import-run/job.ts";
import { endImport, openImport, shownImport, startImport } from "~/features/transfer/import-run/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { uploadPath, uploadStore } from "~/server/files/tus-uploads.ts";
import { useDatabase } from "../support/database.ts";
import { program } from "../support/programs.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const made: string[] = [];
const folderOf = (id: string) => dirname(mediaFolder({ siteId: id, objectId: id }));
afterAll(async () => {
  for (const id of made) await rm(folderOf(id), { recursive: true, force: true });
});

async function exported(siteId: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of exportedSite({ db: database.db, siteId })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** An import whose process is killed while it stores pictures; one that was done before anybody looked is followed by another. */
async function killedImport(site: TestSite, ctx: ServiceContext, archive: Buffer): Promise<{ id: string }> {
  for (;;) {
    const { id } = await importAndKill(site, ctx, archive);
    if ((await database.db.site.count({ where: { id } })) === 0) return { id };
    await endImport(ctx, { id });
  }
}

async function importAndKill(site: TestSite, ctx: ServiceContext, archive: Buffer): Promise<{ id: string }> {
  const wanted = { host: `${randomUUID()}.test`, filename: "seite.tar", size: archive.length };
  const { id } = await openImport(ctx, wanted);
  made.push(id);
  await writeFile(uploadPath(id), archive);
  expect((await uploadStore().getUpload(id)).offset).toBe(archive.length);
  await startImport(ctx, { id });
  const { file, execArgv } = program("site-import");
  const child = spawn(process.execPath, [...execArgv, file, site.id, id], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: "inherit",
  });
  const exit = once(child, "exit");
  const stored = async () => (await readdir(folderOf(id)).catch(() => [])).length;
  await expect.poll(stored, { interval: 5 }).toBeGreaterThan(0);
  child.kill("SIGKILL");
  expect([
    [null, "SIGKILL"],
    [0, null],
  ]).toContainEqual(await exit);
  return { id };
}

it("makes the whole site in the end or nothing of it, when the process that reads it in is killed in the middle", async () => {
  process.env.DATABASE_URL = database.url;
  const site = await makeSite(database.db, "abbruch");
  made.push(site.id);
  const { id: userId } = await makePerson(database.db, "admin", true);
  const actor = { userId, name: "admin", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const raw = { width: 500, height: 400, channels: 3 } as const;
  const picture = await sharp(randomBytes(600_000), { raw }).png().toBuffer();
  for (let at = 0; at < 25; at += 1) await importImage(ctx, { filename: `${at}.png`, bytes: picture });
  const archive = await exported(site.id);
  const goOn = (id: string) =>
    runImport({ ...ctx, signal: new AbortController().signal }, { siteId: site.id, importId: id });

  const first = await killedImport(site, ctx, archive);
  const longAgo = { heardAt: new Date(Date.now() - 120_000) };
  await database.db.siteImport.updateMany({ where: { siteId: site.id, id: first.id }, data: longAgo });
  await goOn(first.id);
  expect(await shownImport(ctx)).toMatchObject({ state: "done" });
  expect((await exported(first.id)).equals(archive)).toBe(true);

  const second = await killedImport(site, ctx, archive);
  await endImport(ctx, second);
  await goOn(second.id);
  expect(await database.db.site.count({ where: { id: second.id } })).toBe(0);
  expect([folderOf(second.id), uploadPath(second.id)].filter((path) => existsSync(path))).toEqual([]);
});
