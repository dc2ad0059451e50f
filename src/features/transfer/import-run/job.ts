import { z } from "zod";
import { refreshHosts } from "~/features/site/hosts.ts";
import { DomainError } from "~/lib/errors.ts";
import { openDb, type RootDb, type SiteImportModel } from "~/server/db.ts";
import { contextOfPerson } from "~/server/jobs/context-of-person.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { logger } from "~/server/logger.ts";
import { findUpload, removeUpload, uploadPath } from "~/server/files/tus-uploads.ts";
import { hasSite, removeHalfSite, tryImport } from "../import-site.ts";
import { Pulse, silenceMs } from "./pulse.ts";
import { importRefusals, type ImportRefusal } from "./schema.ts";

/** So often an import is begun; an archive that ends the process each time is given up. */
const mostTries = 3;

export const importSiteJob = defineJob({
  name: "transfer.importSite",
  input: z.object({ siteId: z.uuid(), importId: z.uuid() }),
  seconds: 3_600,
  run: (ctx, input) => runImport(ctx, input),
});

interface ImportKey {
  siteId: string;
  importId: string;
}
type Tools = Pick<JobContext, "db" | "bus" | "signal">;

/**
 * Reads an archive that has come in, in the name of whoever sent it, and makes its site. As long as it works it is heard of;
 * once it is not, because its process was killed, the next run begins it anew under the same ids, so that what lies there
 * is replaced. An import that was ended or refused leaves nothing behind.
 */
export async function runImport(tools: Tools, key: ImportKey): Promise<void> {
  const { db } = tools;
  const { siteId, importId: id } = key;
  const row = await db.siteImport.findFirst({ where: { siteId, id } });
  if (!row) return removeAll(db, id);
  if (row.state !== "running") return;
  if (row.heardAt && Date.now() - row.heardAt.getTime() < silenceMs) return lookAgain(db, key);
  const { count } = await db.siteImport.updateMany({
    where: { siteId, id, state: "running", tries: row.tries },
    data: { tries: row.tries + 1, heardAt: new Date() },
  });
  if (count === 0) return lookAgain(db, key);
  const mine = { siteId, id, state: "running" as const, tries: row.tries + 1 };
  if (await hasSite(db, id)) return end(db, mine, { state: "done" });
  if (row.tries >= mostTries) return end(db, mine, { state: "failed", refusal: "lost" });
  await lookAgain(db, key);
  await work(tools, row, mine);
}

interface Mine {
  siteId: string;
  id: string;
  state: "running";
  tries: number;
}

async function work(tools: Tools, row: SiteImportModel, mine: Mine): Promise<void> {
  const { db, signal } = tools;
  const { siteId, id, host, ip, actorId } = row;
  const person = await contextOfPerson(tools, { siteId, actorId });
  if (!person?.actor.isAdmin) return end(db, mine, { state: "failed", refusal: "forbidden" });
  const pulse = new Pulse(async (data) => (await db.siteImport.updateMany({ where: mine, data })).count > 0, signal);
  const patient = openDb(process.env.DATABASE_URL ?? "", { patience: 10 });
  try {
    const upload = await findUpload({ siteId, userId: actorId }, id);
    const roomGb = upload?.roomGb ?? 0;
    const wanted = { id, host, path: uploadPath(id), roomGb, actor: person.actor, ...(ip && { ip }) };
    await tryImport(patient, wanted, pulse.onProgress);
    await pulse.stop();
    // Once it is said to be done, whoever clears it away keeps the site.
    if (await told(db, mine, { state: "done" })) await removeAll(db, id);
    else await removeIfEnded(db, mine);
    await refreshHosts();
  } catch (error) {
    await pulse.stop();
    await afterFailure(tools, mine, error);
  } finally {
    await patient.$disconnect();
  }
}

async function afterFailure({ db, signal }: Tools, mine: Mine, error: unknown): Promise<void> {
  const { siteId, id, tries } = mine;
  if (!(await db.siteImport.count({ where: { siteId, id } }))) return removeAll(db, id);
  // Its commit counted, though nobody heard of it, or another try was quicker.
  if (await hasSite(db, id)) return end(db, mine, { state: "done" });
  if (error instanceof DomainError) return end(db, mine, { state: "failed", ...refusalOf(error) });
  if (signal.aborted) {
    // The process is to stop: another one goes on at once, and this try does not count.
    await db.siteImport.updateMany({ where: mine, data: { heardAt: null, tries: tries - 1 } });
    await enqueue(db, importSiteJob, { siteId, importId: id });
    return;
  }
  if (tries >= mostTries) {
    logger.error({ error, import: id }, "an import came to nothing");
    return end(db, mine, { state: "failed", refusal: "failed" });
  }
  await db.siteImport.updateMany({ where: mine, data: { heardAt: null } });
  throw error; // tried again
}

type Outcome = { state: "done" } | { state: "failed"; refusal: ImportRefusal; detail?: string };

/** The outcome, if this is still the try that counts; what is not needed any more goes. */
async function end(db: RootDb, mine: Mine, outcome: Outcome): Promise<void> {
  if (await told(db, mine, outcome)) await removeAll(db, mine.id);
}

/** Whether this is still the try that counts. */
async function told(db: RootDb, mine: Mine, data: Outcome): Promise<boolean> {
  return (await db.siteImport.updateMany({ where: mine, data })).count > 0;
}

/** An import that was ended at the very moment when its site was made takes it along. */
async function removeIfEnded(db: RootDb, { siteId, id }: Mine): Promise<void> {
  if (await db.siteImport.count({ where: { siteId, id } })) return;
  await db.site.deleteMany({ where: { id } });
  await removeAll(db, id);
}

/** The upload, and the files of a site that never came to be. */
async function removeAll(db: RootDb, id: string): Promise<void> {
  await removeUpload(id);
  await removeHalfSite(db, id);
}

/** Whatever becomes of this process, somebody looks after the import once nothing is heard of it. */
async function lookAgain(db: RootDb, key: ImportKey): Promise<void> {
  await enqueue(db, importSiteJob, key, { after: new Date(Date.now() + silenceMs) });
}

function refusalOf({ code, message, details }: DomainError): { refusal: ImportRefusal; detail: string } {
  const said = details?.["fault"] ?? details?.["reason"] ?? code;
  const refusal = z.enum(importRefusals).catch("content").parse(said);
  return { refusal, detail: message.slice(0, 1_000) };
}
