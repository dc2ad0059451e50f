import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { logger } from "~/server/logger.ts";
import type { PublishAllInput, PublishedAll } from "../api-schema.ts";
import { publishPage } from "./publish-page.ts";
import { publishTogether } from "./publish-together.ts";

type Wanted = PublishAllInput["pages"][number];
type Outcome = PublishedAll["pages"][number];

/** What became of a page, and which page has the address that it waits for. */
interface Tried {
  outcome: Outcome;
  holder?: unknown;
}

/**
 * Publishes pages one after the other, each whole or not at all, and says of each what became of it: one that is refused
 * holds up no other. A page that waits for an address which another one of them leaves is tried again after it; those
 * that wait for each other's are published together.
 */
export async function publishAll(ctx: ServiceContext, { pages }: PublishAllInput): Promise<PublishedAll> {
  const tried = new Map<string, Tried>();
  const isWaiting = ({ id }: Wanted) => tried.get(id)?.outcome.refusal === "slug-taken";
  let waiting: readonly Wanted[] = pages;
  for (;;) {
    for (const page of waiting) tried.set(page.id, await publishOne(ctx, page));
    const next = waiting.filter(isWaiting);
    const isStuck = next.length === waiting.length;
    waiting = next;
    if (next.length === 0 || isStuck) break;
  }
  const circle = inEachOthersWay(waiting, ({ id }) => tried.get(id)?.holder);
  for (const outcome of await publishCircle(ctx, circle)) tried.set(outcome.id, { outcome });
  return { pages: [...tried.values()].map(({ outcome }) => outcome) };
}

async function publishOne(ctx: ServiceContext, { id, revision }: Wanted): Promise<Tried> {
  try {
    const { number } = await publishPage(ctx, { pageId: id, baseRevision: revision, mustBeTranslated: true });
    return { outcome: { id, number, refusal: null } };
  } catch (error) {
    const holder = error instanceof DomainError ? error.details?.pageId : undefined;
    return { outcome: { id, number: null, refusal: refusalOf(error, id) }, holder };
  }
}

/** Those of the pages that wait for nobody but each other. */
function inEachOthersWay(pages: readonly Wanted[], holderOf: (page: Wanted) => unknown): readonly Wanted[] {
  const left = pages.filter((page) => pages.some(({ id }) => id === holderOf(page)));
  return left.length === pages.length ? left : inEachOthersWay(left, holderOf);
}

/** Nothing where they cannot all be published: what was said of each before still holds. */
async function publishCircle(ctx: ServiceContext, pages: readonly Wanted[]): Promise<Outcome[]> {
  if (pages.length === 0) return [];
  try {
    const numbers = await publishTogether(ctx, pages);
    return [...numbers].map(([id, number]) => ({ id, number, refusal: null }));
  } catch (error) {
    logger.warn({ error }, "pages that leave each other their addresses could not be published together");
    return [];
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
