import { randomUUID } from "node:crypto";
import { asStep } from "~/features/document/commands.ts";
import { carryOutSteps } from "~/features/document/edit.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { SiteStep } from "./commands/registry.ts";
import type { SiteDocument } from "./document-schema.ts";
import type { Refusal } from "~/features/document/refusals.ts";
import type { Db } from "~/server/db.ts";
import { siteKindWith, type HeldParts } from "./site-kind.ts";

const missing: ReadonlySet<string> = new Set<Refusal>([
  "collection-not-found",
  "entry-not-found",
  "group-not-found",
  "item-not-found",
  "page-not-found",
]);

/**
 * Carries out commands for a caller who does not follow the site's revisions: all of them or none, on the site as it
 * is. `stepsFor` gets the locked document. What is not of this site is `not-found`. `opIds` names what changed
 * something, the newest first, as an undo takes it. `pageIds` are the pages that go into the trash with it, or come back, `mediaIds`
 * the media that something is said of.
 */
export async function runSiteCommands(
  ctx: ServiceContext,
  stepsFor: (document: SiteDocument) => readonly SiteStep[],
  { pageIds = [], mediaIds = [] }: Partial<HeldParts> = {},
): Promise<{ document: SiteDocument; revision: number; opIds: string[] }> {
  const { siteId } = ctx;
  const opIds: string[] = [];
  const kind = siteKindWith({ pageIds, mediaIds });
  const after = await kind
    .withLocked(ctx, siteId, async (tx, whole) => {
      let held = whole;
      for (const step of stepsFor(held.document).map(asStep)) {
        const opId = randomUUID();
        const next = await carryOutSteps(tx, ctx, kind, { documentId: siteId, held, steps: [{ ...step, opId }] });
        if (next.revision > held.revision) opIds.unshift(opId);
        held = next;
      }
      return held;
    })
    .catch(refuseMissing);
  const topics = opIds.length > 0 ? [...pageIds.map((id) => `page:${id}`), `site:${siteId}`] : [];
  for (const topic of topics) ctx.bus.wake(topic);
  return { ...after, opIds };
}

/** What a caller needs to take back the command that was carried out for them. */
export interface Done {
  opId: string;
  revision: number;
}

/**
 * Carries out one command on a page of the site, for a caller who does not follow the site's revisions. `check` looks at
 * the locked document first, and `more` does what belongs to the same transaction.
 */
export async function runPageCommand(
  ctx: ServiceContext,
  step: SiteStep & { input: { pageId: string } },
  { check, more }: { check?: (document: SiteDocument) => void; more?: (tx: Db) => Promise<void> } = {},
): Promise<Done> {
  const { siteId } = ctx;
  const { pageId } = step.input;
  const opId = randomUUID();
  const kind = siteKindWith({ pageIds: [pageId] });
  const { revision } = await kind
    .withLocked(ctx, siteId, async (tx, held) => {
      check?.(held.document);
      const steps = [{ ...asStep(step), opId }];
      const after = await carryOutSteps(tx, ctx, kind, { documentId: siteId, held, steps });
      await more?.(tx);
      return after;
    })
    .catch(refuseMissing);
  for (const topic of [`page:${pageId}`, `site:${siteId}`]) ctx.bus.wake(topic);
  return { opId, revision };
}

/** What a command names and the site does not have is `not-found`, as if another site's part did not exist. */
export function refuseMissing(error: unknown): never {
  const isMissing = error instanceof DomainError && missing.has(String(error.details?.refusal));
  throw isMissing ? new DomainError("not-found", error.message, error.details, { cause: error }) : error;
}
