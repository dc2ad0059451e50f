import { runImport } from "~/features/transfer/import-run/job.ts";
import { getDb } from "~/server/db.ts";

/** Works on the import that is named, as a process of the product does. */
const [siteId = "", importId = ""] = process.argv.slice(2);
const bus = { wake: () => undefined, follow: () => () => undefined };
await runImport({ db: getDb(), bus, signal: new AbortController().signal }, { siteId, importId });
process.exit(0);
