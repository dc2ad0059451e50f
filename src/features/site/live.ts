import type { TrackedEnvelope } from "@trpc/server";
import { followChanges } from "~/features/document/follow.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { siteChangesSince } from "./service.ts";

/** Follows the site's log after `lastEventId`, or from now on. A refusal is thrown before the generator is handed out. */
export async function followSite(
  ctx: ServiceContext,
  { lastEventId }: { lastEventId?: string | null },
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<TrackedEnvelope<ChangeEvent>, void>> {
  const { siteId } = ctx;
  const site = await ctx.db.site.findUnique({ where: { id: siteId }, select: { revision: true } });
  if (!site) throw new DomainError("not-found", "no such site");
  const changesSince = (revision: number) => siteChangesSince(ctx, { revision });
  const revision = lastEventId ? Number(lastEventId) : site.revision;
  return followChanges({ bus: ctx.bus, topic: `site:${siteId}`, revision, changesSince }, signal);
}
