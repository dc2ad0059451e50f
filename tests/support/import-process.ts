import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { importEntries } from "~/features/listings/csv/import-entries.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";

/**
 * Reads the table that it is handed into the directory of the site that is named, or into its list of positions, as a
 * process of the product does.
 */
const [id = "", into = "directory"] = process.argv.slice(2);
const ctx = forEditor({
  db: getDb(),
  bus: { wake: () => undefined, follow: () => () => undefined },
  site: { id, key: id, locales: ["de"] },
  actor: { userId: randomUUID(), name: "Editor", isAdmin: false, role: "optician" as const },
});
const table = { text: await text(process.stdin), apply: true };
await (into === "jobs" ? importEntries(ctx, { list: "jobs", ...table }) : importBusinesses(ctx, table));
process.exit(0);
