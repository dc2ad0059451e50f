import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { logger } from "~/server/logger.ts";
import type { PublishAllInput, PublishedAll } from "../api-schema.ts";
import { publishPage } from "./publish-page.ts";

type Wanted = PublishAllInput["pages"][number];
type Outcome = PublishedAll["pages"][number];

/**
 * Publishes pages one after the other, each whole or not at all, and says of each what became of it: one that is refused
 * holds up no other. A page that waits for an address which another one of them leaves is tried again after it.
 */
export async function publishAll(ctx: ServiceContext, { pages }: PublishAllInput): Promise<PublishedAll> {
  const outcomes = new Map<string, Outcome>();
  let waiting: readonly Wanted[] = pages;
  for (;;) {
    for (const page of waiting) outcomes.set(page.id, await publishOne(ctx, page));
    const next = waiting.filter(({ id }) => outcomes.get(id)?.refusal === "slug-taken");
    if (next.length === 0 || next.length === waiting.length) break;
    waiting = next;
  }
  return { pages: [...outcomes.values()] };
}

async function publishOne(ctx: ServiceContext, { id, revision }: Wanted): Promise<Outcome> {
  try {
    const { number } = await publishPage(ctx, { pageId: id, baseRevision: revision, mustBeTranslated: true });
    return { id, number, refusal: null };
  } catch (error) {
    return { id, number: null, refusal: refusalOf(error, id) };
  }
}

/** What went wrong, as a code with its words in the catalogue. A fault of ours must not hide what was published before it. */
function refusalOf(error: unknown, pageId: string): string {
  if (!(error instanceof DomainError)) {
    logger.error({ error, pageId }, "publishing one of several pages failed");
    return "other";
  }
  if (error.code === "stale") return "changed-by-other";
  if (error.code === "not-found") return "page-not-found";
  return typeof error.details?.refusal === "string" ? error.details.refusal : "other";
}
