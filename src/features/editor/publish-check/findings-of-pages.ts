import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";
import type { DeadLink } from "~/features/site/foreign-links/schema.ts";
import type { Around } from "./use-around.ts";
import type * as Rules from "./publish-findings.ts";

/** How many pages are asked for at once. */
const pagesAtOnce = 10;
/** How many addresses the server looks up in one call. */
const addressesAtOnce = 200;

/** What is worth a look before several pages are published: what is the site's own once, and the rest by page. */
export interface FindingsOfPages {
  site: PublishFinding[];
  /** By the page's id; a page without any has none. */
  pages: ReadonlyMap<string, PublishFinding[]>;
}

interface Asked {
  /** What can be published, and whether it goes out now. */
  listed: readonly UnpublishedPage[];
  wanted: ReadonlySet<string>;
  /** What all pages of the site share. */
  around: Around;
  draftOf: (pageId: string) => Promise<{ document: PageDocument; media: Readonly<Record<string, MediaRef>> }>;
  deadPathsOf: (paths: string[]) => Promise<string[]>;
  deadLinksOf: (addresses: string[]) => Promise<DeadLink[]>;
  rules: Pick<typeof Rules, "publishFindings" | "pathsToCheck" | "linksToCheck">;
}

/**
 * Runs the publish check over many pages, some at a time. A page that goes out together with what leads to it is no
 * unpublished one. What the list of pages names itself is left out, and so is a page that cannot be read. Rejects when
 * the server cannot be asked about addresses.
 */
export async function findingsOfPages({ listed, wanted, around, rules, ...ask }: Asked): Promise<FindingsOfPages> {
  const pages = around.pages?.map((page) =>
    page.publishedNumber === null && wanted.has(page.id) ? { ...page, publishedNumber: 1 } : page,
  );
  const shared = { ...around, pages: pages ?? null };
  const site = new Map<string, PublishFinding>();
  const found = new Map<string, PublishFinding[]>();
  for (let start = 0; start < listed.length; start += pagesAtOnce) {
    const some = listed.slice(start, start + pagesAtOnce);
    const drafts = await Promise.all(some.map(({ id }) => ask.draftOf(id).catch(() => null)));
    const checked = drafts.map((draft) => draft && { ...shared, document: draft.document, media: draft.media });
    const read = checked.filter((page) => page !== null);
    const deadPaths = new Set(await inParts(read.flatMap(rules.pathsToCheck), ask.deadPathsOf));
    const deadLinks = await inParts(read.flatMap(rules.linksToCheck), ask.deadLinksOf);
    for (const [index, page] of checked.entries()) {
      if (!page) continue;
      const isNamed = isNamedInList(some[index]?.missing ?? {});
      const findings = rules.publishFindings({ ...page, deadPaths, deadLinks }).filter((finding) => !isNamed(finding));
      for (const finding of findings) if (isOfSite(finding.place)) site.set(JSON.stringify(finding), finding);
      const own = findings.filter(({ place }) => !isOfSite(place));
      if (own.length > 0) found.set(page.document.id, own);
    }
  }
  return { site: [...site.values()], pages: found };
}

/** Asks about each address once, as many at a time as the server takes. */
async function inParts<T>(addresses: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const all = [...new Set(addresses)];
  const answers: T[] = [];
  for (let from = 0; from < all.length; from += addressesAtOnce)
    answers.push(...(await ask(all.slice(from, from + addressesAtOnce))));
  return answers;
}

/** Whether the list says it already: words in square brackets, and texts whose absence holds the page up. */
function isNamedInList(missing: UnpublishedPage["missing"]): (finding: PublishFinding) => boolean {
  return ({ type, locales }) =>
    type === "gap" || (type === "untranslated" && locales.some((locale) => (missing[locale] ?? 0) > 0));
}

/** Whether something is put right for all pages at once. */
function isOfSite({ type }: FindingPlace): boolean {
  return ["color", "setting", "directory", "navigation", "entry"].includes(type);
}
