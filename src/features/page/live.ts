import type { TrackedEnvelope } from "@trpc/server";
import { followChanges } from "~/features/document/follow.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import { wakes } from "~/server/api/wakes.ts";
import type { ServiceContext } from "~/server/context.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Presence } from "./api-schema.ts";
import { enterPage, othersOn } from "./presence.ts";
import { changesSince } from "./service/changes-since.ts";

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
  const revision = lastEventId ? Number(lastEventId) : head;
  const changesSincePage = (since: number) => changesSince(ctx, { pageId, revision: since });
  return followChanges({ bus: ctx.bus, topic: `page:${pageId}`, revision, changesSince: changesSincePage }, signal);
}

/** Tells who else has the page open, each time it changes; whoever listens is in the list of the others. */
export async function followPresence(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<Presence[], void>> {
  await headOf(ctx, pageId);
  return presentPeople(ctx, pageId, signal);
}

async function* presentPeople(
  ctx: ServiceContext,
  pageId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Presence[], void> {
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
  const { siteId } = ctx;
  const page = await ctx.db.page.findFirst({
    where: { id: pageId, siteId, deletedAt: null },
    select: { revision: true },
  });
  if (!page) throw new DomainError("not-found", "The site has no such page");
  return page.revision;
}
