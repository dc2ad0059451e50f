import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { importBusinesses } from "~/features/directory/csv/import-businesses.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";

/** Reads the table that it is handed into the directory of the site that is named, as a process of the product does. */
const [id = ""] = process.argv.slice(2);
const ctx = forEditor({
  db: getDb(),
  bus: { wake: () => undefined, follow: () => () => undefined },
  site: { id, key: id, locales: ["de"] },
  actor: { userId: randomUUID(), name: "Editor", isAdmin: false, role: "optician" as const },
});
await importBusinesses(ctx, { text: await text(process.stdin), apply: true });
process.exit(0);
