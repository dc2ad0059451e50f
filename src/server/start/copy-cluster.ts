import { randomBytes } from "node:crypto";
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { copyTree } from "./copy-tree.ts";

/** What PostgreSQL's manual leaves out of a base backup: it is made anew at every start. */
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init)$/;

/**
 * Copies the data directory `data` of the running server at `url` to `target`, as PostgreSQL's manual describes a base
 * backup: files are copied while they change, and the write-ahead log of that time, which a replication slot holds
 * back meanwhile, makes one moment of them at the next start. Everything that was committed before the call is in it.
 */
export async function copyCluster(url: string, data: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "vitrine-backup" });
  client.on("error", () => undefined); // a lost connection fails the statement under way, which tells it
  await client.connect();
  try {
    const slot = `vitrine_backup_${randomBytes(6).toString("hex")}`;
    await client.query("SELECT pg_create_physical_replication_slot($1, true, true)", [slot]);
    const first = await one(client, "SELECT pg_walfile_name(pg_backup_start('vitrine', true)) AS segment");
    await copyTree(data, target, (path) => !leftOut.test(path));
    const last = await one(
      client,
      "SELECT labelfile AS label, pg_walfile_name(lsn) AS segment FROM pg_backup_stop(false)",
    );
    writeFileSync(join(target, "backup_label"), last.label ?? "", { mode: 0o600 });
    const log = join(data, "pg_wal");
    const needed = (name: string) =>
      name.endsWith(".history") ||
      (/^[0-9A-F]{24}$/.test(name) && name >= (first.segment ?? "") && name <= (last.segment ?? ""));
    for (const name of readdirSync(log).filter(needed)) copyFileSync(join(log, name), join(target, "pg_wal", name));
  } finally {
    await client.end();
  }
}

async function one(client: pg.Client, sql: string): Promise<{ segment?: string; label?: string }> {
  const { rows } = await client.query<{ segment?: string; label?: string }>(sql);
  return rows[0] ?? {};
}
