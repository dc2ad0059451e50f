import { translateEverything } from "~/features/translation/everything/job.ts";
import { getDb } from "~/server/db.ts";

/** Works on the run that is named, as a process of the product does, until it is killed or done. */
const [siteId = "", runId = ""] = process.argv.slice(2);
const bus = { wake: () => undefined, follow: () => () => undefined };
await translateEverything({ db: getDb(), bus, signal: new AbortController().signal }, { siteId, runId });
process.exit(0);
