import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp } from "~/server/start/backup.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { lockFolder } from "~/server/start/folder-lock.ts";
import { refuseHalfRestored, restore } from "~/server/start/restore.ts";
import { watchFlushes } from "../support/flushes.ts";
import { startProduct } from "../support/started-product.ts";

const scratch = mkdtempSync(join(tmpdir(), "vitrine-backup-"));
const folder = join(scratch, "data");
const accounts = 20;
let original: EmbeddedPostgres;

beforeAll(async () => {
  // The log is recycled as soon as it may be: only what a backup holds back survives until it is copied.
  original = await startEmbeddedPostgres(folder, { fsync: "off", max_wal_size: "32MB", min_wal_size: "32MB" });
  mkdirSync(join(folder, "media"));
  writeFileSync(join(folder, "secret"), "sealed");
});
afterAll(async () => {
  await original.stop();
  rmSync(scratch, { recursive: true, force: true });
});

interface Load {
  /** The number of the last entry that the database has acknowledged. */
  acknowledged(): number;
  stop(): Promise<void>;
}

/** Numbered entries, each with a picture that is written before it, moves between accounts, and checkpoints. */
async function putUnderLoad(url: string): Promise<Load> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  await pool.query("CREATE TABLE entry (id int PRIMARY KEY, note text)");
  await pool.query("CREATE TABLE account (id int PRIMARY KEY, amount int)");
  await pool.query(`INSERT INTO account SELECT id, 100 FROM generate_series(1, ${accounts}) AS id`);
  let isOver = false;
  let last = 0;
  const loop = async (turn: (count: number) => Promise<unknown>) => {
    for (let count = 1; !isOver; count += 1) await turn(count);
  };
  const running = Promise.all([
    loop(async (id) => {
      writeFileSync(join(folder, "media", `${id}.webp`), `picture ${id}`);
      await pool.query("INSERT INTO entry VALUES ($1::int, repeat(md5($1::int::text), 100))", [id]);
      last = id;
      if (id % 50 === 0) await pool.query("SELECT pg_switch_wal()").then(() => pool.query("CHECKPOINT"));
    }),
    loop((count) =>
      pool.query(
        "UPDATE account SET amount = amount + CASE id WHEN $1::int THEN 1 ELSE -1 END WHERE id IN ($1::int, $2::int)",
        [1 + (count % 10), 11 + (count % 10)],
      ),
    ),
  ]);
  return {
    acknowledged: () => last,
    async stop() {
      isOver = true;
      await running;
      await pool.end();
    },
  };
}

it("is whole when it is made under load, and starts after it was put back", async () => {
  const target = join(scratch, "backup");
  const load = await putUnderLoad(original.url);
  await expect.poll(load.acknowledged).toBeGreaterThan(20);
  const before = load.acknowledged();
  const named: string[] = [];
  const flushes = await watchFlushes(async (file) => {
    const { ino } = await file.stat();
    const isOf = (path: string) => existsSync(path) && statSync(path).ino === ino;
    const places = {
      scratch,
      inside: join(`${target}.part`, "data"),
      picture: join(`${target}.part`, "data/media/1.webp"),
    };
    for (const [name, path] of Object.entries(places)) {
      if (isOf(path)) named.push(existsSync(target) ? `${name} with it` : name);
    }
  });
  await backUp({ folder, url: original.url, target });
  flushes.restore();
  expect(named.sort(), "a power cut takes no name back").toEqual(["inside", "picture", "scratch with it"]);
  const after = load.acknowledged() + 1;
  await load.stop();

  const copy = join(scratch, "restored");
  await restore({ backup: target, folder: copy });
  const restored = await startEmbeddedPostgres(copy, { fsync: "off" });
  const client = new pg.Client({ connectionString: restored.url });
  await client.connect();
  const { rows } = await client.query<{ count: number; last: number }>(
    "SELECT count(*)::int AS count, max(id) AS last FROM entry WHERE note = repeat(md5(id::text), 100)",
  );
  const sum = await client.query("SELECT sum(amount)::int AS sum FROM account");
  await client.end();
  await restored.stop();

  const last = rows[0]?.last ?? 0;
  expect(rows[0]?.count).toBe(last); // one moment: no entry without those before it
  expect(last).toBeGreaterThanOrEqual(before);
  expect(last).toBeLessThanOrEqual(after);
  expect(sum.rows).toEqual([{ sum: accounts * 100 }]);
  for (let id = 1; id <= last; id += 1) {
    expect(readFileSync(join(copy, "media", `${id}.webp`), "utf8")).toBe(`picture ${id}`);
  }
  expect(readFileSync(join(copy, "secret"), "utf8")).toBe("sealed");
});

it("refuses a folder that holds something, a damaged backup, and a place inside the data", async () => {
  const [backup, place] = [join(scratch, "damaged"), join(scratch, "place")];
  mkdirSync(place);
  cpSync(join(scratch, "backup"), backup, { recursive: true });
  writeFileSync(join(place, "mine"), "");
  await expect(restore({ backup, folder: place })).rejects.toThrow("is not empty");
  rmSync(join(place, "mine"));
  appendFileSync(join(backup, "data", "secret"), "!");
  await expect(restore({ backup, folder: place })).rejects.toThrow("damaged: secret");
  expect(() => refuseHalfRestored(place)).toThrow("cut off");

  await restore({ backup: join(scratch, "backup"), folder: place }); // the one that was cut off is begun again
  expect(() => refuseHalfRestored(place)).not.toThrow();
  await expect(restore({ backup: scratch, folder: join(scratch, "other") })).rejects.toThrow("no manifest");
  const given = { folder, url: original.url };
  await expect(backUp({ ...given, target: join(folder, "backup") })).rejects.toThrow("outside");
  await expect(backUp({ ...given, target: backup })).rejects.toThrow("is there already");
});

it("is made and put back by its commands, whether Vitrine runs or not", async () => {
  writeFileSync(join(folder, "database-url"), original.url);
  const release = await lockFolder(folder); // as the running product does
  const command = (name: string, where: string, data: string) => {
    const started = startProduct({ DATA_DIR: data }, "data", [name, where]);
    return started.ended.then((code) => ({ code, output: started.output() }));
  };
  const target = join(scratch, "by-command");
  expect(await command("backup", target, folder)).toMatchObject({ code: 0 });
  release();
  const copy = join(scratch, "by-command-restored");
  expect(await command("restore", target, copy)).toMatchObject({ code: 0 });
  expect(await command("backup", `${target}-again`, copy)).toMatchObject({ code: 0 });
  expect(existsSync(join(copy, "database-url"))).toBe(false);
  expect(await command("restore", target, copy)).toMatchObject({ code: 1 });
});
