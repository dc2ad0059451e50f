import { tracked, type TrackedEnvelope } from "@trpc/server";
import type { ChangeEvent } from "~/features/document/record.ts";
import { wakes } from "~/server/api/wakes.ts";
import type { ServiceContext } from "~/server/context.ts";
import { DomainError } from "~/lib/errors.ts";
import { editableSite } from "~/lib/site-editor.ts";
import { enterPage, othersOn, type PresentPerson } from "./presence.ts";
import { changesSince } from "./service.ts";

interface Followed {
  pageId: string;
  lastEventId?: string | null | undefined;
}

const safetyNetMs = 5_000;

/**
 * Follows the page's log after `lastEventId`, or from now on. Whether the person may do so is decided before the
 * generator is handed out: a refusal thrown inside it would pass the error middleware by.
 */
export async function followPage(
  ctx: ServiceContext,
  { pageId, lastEventId }: Followed,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<TrackedEnvelope<ChangeEvent>, void>> {
  const head = await headOf(ctx, pageId);
  return changesAfter(ctx, { pageId, revision: lastEventId ? Number(lastEventId) : head }, signal);
}

async function* changesAfter(
  ctx: ServiceContext,
  { pageId, revision }: { pageId: string; revision: number },
  signal: AbortSignal | undefined,
): AsyncGenerator<TrackedEnvelope<ChangeEvent>, void> {
  let cursor = revision;
  const topic = `page:${pageId}`;
  for await (const _ of wakes({ bus: ctx.bus, topic, signal, everyMs: safetyNetMs })) {
    for (;;) {
      const changes = await changesSince(ctx, { pageId, revision: cursor });
      for (const change of changes) yield tracked(String((cursor = change.revision)), change);
      if (changes.length === 0) break;
    }
  }
}

/** Tells who else has the page open, each time it changes; whoever listens is in the list of the others. */
export async function followPresence(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<PresentPerson[], void>> {
  await headOf(ctx, pageId);
  return presentPeople(ctx, pageId, signal);
}

async function* presentPeople(
  ctx: ServiceContext,
  pageId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<PresentPerson[], void> {
  const leave = enterPage(ctx, pageId);
  let told = "";
  try {
    for await (const _ of wakes({ bus: ctx.bus, topic: `presence:${pageId}`, signal, everyMs: safetyNetMs })) {
      const others = othersOn(pageId, ctx.actor.userId);
      if (JSON.stringify(others) === told) continue;
      told = JSON.stringify(others);
      yield others;
    }
  } finally {
    leave();
  }
}

async function headOf(ctx: ServiceContext, pageId: string): Promise<number> {
  const siteId = editableSite(ctx);
  const page = await ctx.db.page.findFirst({ where: { id: pageId, siteId }, select: { revision: true } });
  if (!page) throw new DomainError("not-found", "The site has no such page");
  return page.revision;
}
