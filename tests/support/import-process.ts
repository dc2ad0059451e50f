import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { importEntries } from "~/features/listings/csv/import-entries.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";

/** Reads the table that it is handed into the directory, or the positions, of the site that is named, as a process of the product does. */
const [id = "", list] = process.argv.slice(2);
const ctx = forEditor({
  db: getDb(),
  bus: { wake: () => undefined, follow: () => () => undefined },
  site: { id, key: id, locales: ["de"] },
  actor: { userId: randomUUID(), name: "Editor", isAdmin: false, role: "optician" as const },
});
const input = { text: await text(process.stdin), apply: true };
await (list === "jobs" ? importEntries(ctx, { list, ...input }) : importBusinesses(ctx, input));
process.exit(0);
