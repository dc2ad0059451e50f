import { z } from "zod";
import { listNames } from "~/features/listings/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import { pagesToTranslate } from "~/features/site/translations/translated-pages.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import { contextOfPerson } from "~/server/jobs/context-of-person.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { afterTrash, isInTrash } from "~/server/jobs/in-trash.ts";
import { asOnlyWorker, lostMs } from "./only-worker.ts";
import { finishedSchema, type TranslatedMissing } from "../schema.ts";
import { translateEntries } from "../translate-entries.ts";
import { translateMissing, translateNavigation } from "../translate-missing.ts";

/** A run works for so long and then lines up again, so that one that was lost with its process is soon found. */
const stretchMs = 60_000;

export const translateEverythingJob = defineJob({
  name: "translation.everything",
  input: z.object({ siteId: z.uuid(), runId: z.uuid() }),
  seconds: 180,
  run: (ctx, input) => translateEverything(ctx, input),
});

interface RunKey {
  siteId: string;
  runId: string;
}

/**
 * Translates what is missing on a site in the name of whoever asked for it: the navigation, page by page, and the lists of entries. Each part
 * is saved before the next is asked for, a page that is finished is not opened again, and what could not be translated
 * is not asked for again; whatever kills the process, the next stretch goes on there. A failure of the service ends the
 * run with its reason, and what is done stays. With its site in the trash it waits, and so it does once the site's share of
 * letters is used up. Where somebody else is at it, it comes back later: they may be killed.
 */
export async function translateEverything(
  tools: Pick<JobContext, "db" | "bus" | "signal">,
  { siteId, runId }: RunKey,
): Promise<void> {
  const { db, signal } = tools;
  const next = (after?: Date) => enqueue(db, translateEverythingJob, { siteId, runId }, after && { after });
  const run = await db.translationRun.findFirst({ where: { siteId, id: runId, state: "running" } });
  if (!run) return;
  if (await isInTrash(db, siteId)) return void (await next(afterTrash()));
  const ctx = await contextOfPerson(tools, { siteId, actorId: run.actorId });
  if (!ctx) return void (await endRunning(db, { siteId, id: runId }, { state: "failed", refusal: "forbidden" }));
  const until = Date.now() + stretchMs;
  const isOver = () => signal.aborted || Date.now() > until;
  let outcome: Outcome = "over";
  let again: Date | undefined;
  const isWorker = await asOnlyWorker(db, { siteId, runId }, async (workerId) => {
    const own = { siteId, id: runId, workerId };
    try {
      outcome = await goOn(ctx, { runId, workerId, to: run.locale as Locale, isOver });
      if (outcome === "done") await endRunning(db, own, { state: "done" });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // tried again
      const { refusal, retryAfterMs } = error.details ?? {};
      if (typeof retryAfterMs === "number") return void (again = new Date(Date.now() + retryAfterMs));
      outcome = "failed";
      await endRunning(db, own, { state: "failed", refusal: typeof refusal === "string" ? refusal : error.code });
    }
  });
  if (!isWorker) await next(new Date(Date.now() + lostMs));
  else if (outcome === "over") await next(again);
}

type Outcome = "done" | "over" | "cancelled" | "failed";

/** Ends a run that is under way; one whose worker was lost is its successor's, and does not end for what is named here. */
function endRunning(
  db: RootDb,
  run: { siteId: string; id: string; workerId?: string },
  data: { state: "done" | "failed"; refusal?: string },
) {
  return db.translationRun.updateMany({ where: { ...run, state: "running" }, data });
}

async function goOn(
  ctx: ServiceContext,
  { runId, workerId, to, isOver }: { runId: string; workerId: string; to: Locale; isOver: () => boolean },
): Promise<Outcome> {
  const { db, siteId } = ctx;
  const here = { siteId, id: runId, workerId, state: "running" as const };
  const run = await db.translationRun.findFirst({ where: here });
  if (!run) return "cancelled";
  let finished = finishedSchema.parse(run.finished);
  for (const place of ["navigation", ...(await pagesToTranslate(ctx)), ...listNames]) {
    if (place in finished) continue;
    const begun = `begun ${place}`;
    const failed = [...(finished[begun] ?? [])]; // asked for already, and paid
    for (let left = 1; left > 0;) {
      if (isOver() || (await isInTrash(db, siteId))) return "over";
      const part = await partOf(ctx, place, { to, without: failed });
      failed.push(...part.failed);
      left = part.left;
      const { [begun]: _, ...others } = finished;
      finished = { ...others, [left === 0 ? place : begun]: failed };
      const data = { done: { increment: part.done }, finished, heardAt: new Date() };
      const { count } = await db.translationRun.updateMany({ where: here, data });
      if (count === 0) return "cancelled";
    }
  }
  return "done";
}

/** A page that was removed meanwhile has nothing left to translate; one that refuses its translations keeps the rest from nothing. */
async function partOf(
  ctx: ServiceContext,
  place: string,
  wanted: { to: Locale; without: string[] },
): Promise<TranslatedMissing> {
  const list = listNames.find((name) => name === place);
  const work = () => {
    if (place === "navigation") return translateNavigation(ctx, wanted);
    return list ? translateEntries(ctx, { list, ...wanted }) : translateMissing(ctx, { pageId: place, ...wanted });
  };
  return work().catch((error: unknown) => {
    if (!(error instanceof DomainError) || !["not-found", "invalid", "stale"].includes(error.code)) throw error;
    if (error.details?.refusal === "locale-unknown") throw error; // the language was taken off
    return { done: 0, left: 0, failed: error.code === "not-found" ? [] : [error.code] };
  });
}
