import type { TrackedEnvelope } from "@trpc/server";
import { followChanges } from "~/features/document/follow.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Presence } from "./api-schema.ts";
import { pagePresence } from "./presence.ts";
import { changesSince } from "./service/changes-since.ts";

interface Followed {
  pageId: string;
  lastEventId?: string | null | undefined;
}

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

/** Tells who else has the page open, each time it changes. Throws `not-found` before the generator is handed out. */
export async function followPresence(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<Presence[], void>> {
  await headOf(ctx, pageId);
  return pagePresence.follow(ctx, pageId, signal);
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
