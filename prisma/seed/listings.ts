import { saveItem, saveJob } from "~/features/listings/service.ts";
import { saveItemInput, saveJobInput } from "~/features/listings/schema.ts";
import { readMarkup } from "~/features/richtext/markup.ts";
import { deriveId } from "~/lib/ids.ts";
import { day } from "../../src/lib/time/lengths.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Texts } from "./content.ts";
import { branchId } from "./optician/branches.ts";
import { allTerms, exchange } from "./optician/exchange.ts";
import { vacancies } from "./optician/vacancies.ts";

const inDays = (days: number): Date => new Date(Date.now() + days * day);

/** The open positions of the optician, and what it offers and looks for; each stands there for some days already. */
export async function writeListings(ctx: ServiceContext): Promise<void> {
  for (const [index, { key, branch, description, openForDays, ...job }] of vacancies.entries()) {
    const entry = entryOf(ctx, { id: `job:${key}`, branch, description, index });
    const validThrough = openForDays === undefined ? null : inDays(openForDays).toISOString().slice(0, 10);
    await saveJob(ctx, saveJobInput.parse({ ...job, ...entry, titleImageIds: [], validThrough }));
  }
  for (const [index, { key, branch, description, cost = null, terms = [], ...item }] of exchange.entries()) {
    const entry = entryOf(ctx, { id: `item:${key}`, branch, description, index });
    const agreed = Object.fromEntries(allTerms.map((term) => [term, terms.includes(term)]));
    const shown = { titleImageId: null, assetKind: "image" };
    await saveItem(ctx, saveItemInput.parse({ ...item, ...entry, ...agreed, ...shown, cost }));
  }
}

function entryOf(
  { site }: ServiceContext,
  { id, branch, description, index }: { id: string; branch: string; description: Texts; index: number },
) {
  const words = Object.entries(description).map(([locale, text]) => [locale, readMarkup(text)]);
  return {
    id: deriveId(site.id, id),
    richTextDescription: Object.fromEntries(words) as Record<string, unknown>,
    branchId: branchId(branch),
    staffMemberId: null,
    status: "published",
    created: inDays(-2 - 9 * index).toISOString(),
  };
}
