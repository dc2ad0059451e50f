import { randomUUID } from "node:crypto";
import { listNames } from "~/features/listings/schema.ts";
import { requireLocale } from "~/features/page/require-locale.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import { minute } from "~/lib/time/lengths.ts";
import type { ServiceContext } from "~/server/context.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { siteService } from "../site-service.ts";
import { finishedSchema, type TranslationRunShown } from "../schema.ts";
import { translateEverythingJob } from "./job.ts";

/** A run of which nothing was heard for so long is dead, and another may take its place. */
const silenceMs = 20 * minute;

/**
 * Has everything translated that is missing in one language on the whole site, in the background. One run at a time for
 * each site: throws `invalid` with `translation-running` while there is one.
 */
export async function startRun(ctx: ServiceContext, { to }: { to: Locale }): Promise<TranslationRunShown> {
  const { db, siteId, actor } = ctx;
  requireLocale(ctx, to);
  if (to === localesOf(ctx.site)[0])
    throw new DomainError("invalid", "texts are translated from this language", { refusal: "locale-unknown" });
  await siteService(ctx); // without one there is nothing to begin
  const now = new Date();
  const begun = {
    locale: to,
    state: "running",
    actorId: actor.userId,
    done: 0,
    finished: {},
    refusal: null,
    workerId: null,
  } as const;
  const run = { ...begun, id: randomUUID(), startedAt: now, heardAt: now };
  await db.$transaction(async (tx) => {
    const isFree = {
      siteId,
      OR: [{ state: { not: "running" as const } }, { heardAt: { lt: new Date(+now - silenceMs) } }],
    };
    const { count } = await tx.translationRun.updateMany({ where: isFree, data: run });
    const added =
      count > 0 ? 0 : (await tx.translationRun.createMany({ data: { ...run, siteId }, skipDuplicates: true })).count;
    if (count + added === 0)
      throw new DomainError("invalid", "the site is being translated", { refusal: "translation-running" });
    await enqueue(tx, translateEverythingJob, { siteId, runId: run.id });
  });
  const shown = await shownRun(ctx);
  if (!shown) throw new DomainError("not-found", "the run was cleared away");
  return shown;
}

/** How far the site's run is, or how the last one ended; null when there is none. */
export async function shownRun({ db, siteId }: ServiceContext): Promise<TranslationRunShown | null> {
  const run = await db.translationRun.findFirst({ where: { siteId } });
  if (!run) return null;
  const pages = await db.page.findMany({
    where: { siteId, deletedAt: null, status: { notIn: ["deleted", "archived"] } },
    select: { id: true, name: true },
  });
  const finished = finishedSchema.parse(run.finished);
  const incomplete = pages.filter(({ id }) => (finished[id]?.length ?? 0) > 0).map(({ name }) => name);
  return {
    locale: run.locale as Locale,
    state: run.state,
    done: run.done,
    pagesDone: pages.filter(({ id }) => id in finished).length,
    pagesTotal: pages.length,
    incomplete,
    isNavigationIncomplete: (finished["navigation"]?.length ?? 0) > 0,
    incompleteLists: listNames.filter((list) => (finished[list]?.length ?? 0) > 0),
    refusal: run.refusal,
  };
}

/** Stops the site's run after the part that is under way; what is translated stays. One that has ended is cleared away. */
export async function endRun({ db, siteId }: ServiceContext): Promise<{ success: true }> {
  const { count } = await db.translationRun.updateMany({
    where: { siteId, state: "running" },
    data: { state: "cancelled" },
  });
  if (count === 0) await db.translationRun.deleteMany({ where: { siteId, state: { not: "running" } } });
  return { success: true };
}
