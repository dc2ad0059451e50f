import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";

type Row = Record<string, unknown>;

/**
 * Every row of the two demo sites as the first release's seed wrote them, by table. Of the change log it holds the
 * newest entry of each document; all else is whole.
 */
export const demoRows = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, "demo-of-first-release.json.gz"))).toString("utf8"),
) as Record<string, Row[]>;

/** The migrations that the rows belong to. */
export const firstRelease = ["20261121050652_first", "20261121080000_round", "20261121090000_records"];

/** Tables that others refer to come before those; all that are not named here follow in any order. */
const parents = ["Site", "User", "Media", "Page", "PageVersion", "Group", "Field", "Business", "Branch"];

/** Writes the demo's rows into a database that stands exactly at the first release. */
export async function writeDemo(client: pg.Client): Promise<void> {
  const others = Object.keys(demoRows).filter((table) => !parents.includes(table));
  const containers = others.filter((table) => table === "NavigationContainer");
  for (const table of new Set([...parents, ...containers, ...others])) {
    // A page and its published version refer to each other.
    const rows = (demoRows[table] ?? []).map((row) => (table === "Page" ? { ...row, publishedVersionId: null } : row));
    await client.query(`INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`, [
      JSON.stringify(rows),
    ]);
  }
  for (const { id, publishedVersionId } of demoRows.Page ?? []) {
    await client.query(`UPDATE "Page" SET "publishedVersionId" = $2 WHERE id = $1`, [id, publishedVersionId]);
  }
}
