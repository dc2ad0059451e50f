import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";
import type * as Rules from "./publish-findings.ts";

/** How many pages are asked for at once. */
const pagesAtOnce = 10;
/** How many paths the server looks up in one call. */
const pathsAtOnce = 200;

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
  around: Omit<Rules.CheckedPage, "document" | "media" | "deadPaths">;
  draftOf: (pageId: string) => Promise<{ document: PageDocument; media: Readonly<Record<string, MediaRef>> }>;
  deadPathsOf: (paths: string[]) => Promise<string[]>;
  rules: Pick<typeof Rules, "publishFindings" | "pathsToCheck">;
}

/**
 * Runs the publish check over many pages, some at a time. A page that goes out together with what leads to it is no
 * unpublished one. What the list of pages names itself is left out. Rejects when the server cannot be asked.
 */
export async function findingsOfPages({ listed, wanted, around, rules, ...ask }: Asked): Promise<FindingsOfPages> {
  const pages = around.pages?.map((page) =>
    page.publishedNumber === null && wanted.has(page.id) ? { ...page, publishedNumber: 1 } : page,
  );
  const shared = { ...around, pages: pages ?? null };
  const site = new Map<string, PublishFinding>();
  const found = new Map<string, PublishFinding[]>();
  for (let start = 0; start < listed.length; start += pagesAtOnce) {
    const drafts = await Promise.all(listed.slice(start, start + pagesAtOnce).map(({ id }) => ask.draftOf(id)));
    const checked = drafts.map((draft) => ({ ...shared, document: draft.document, media: draft.media }));
    const paths = [...new Set(checked.flatMap((page) => rules.pathsToCheck(page)))];
    const deadPaths = new Set<string>();
    for (let from = 0; from < paths.length; from += pathsAtOnce)
      for (const path of await ask.deadPathsOf(paths.slice(from, from + pathsAtOnce))) deadPaths.add(path);
    for (const [index, page] of checked.entries()) {
      const isNamed = isNamedInList(listed[start + index]?.missing ?? {});
      const findings = rules.publishFindings({ ...page, deadPaths }).filter((finding) => !isNamed(finding));
      for (const finding of findings) if (isOfSite(finding.place)) site.set(JSON.stringify(finding), finding);
      const own = findings.filter(({ place }) => !isOfSite(place));
      if (own.length > 0) found.set(page.document.id, own);
    }
  }
  return { site: [...site.values()], pages: found };
}

/** Whether the list says it already: words in square brackets, and texts whose absence holds the page up. */
function isNamedInList(missing: UnpublishedPage["missing"]): (finding: PublishFinding) => boolean {
  return ({ type, locales }) =>
    type === "gap" || (type === "untranslated" && locales.some((locale) => (missing[locale] ?? 0) > 0));
}

/** Whether something is put right for all pages at once. */
function isOfSite({ type }: FindingPlace): boolean {
  return type === "color" || type === "setting" || type === "directory";
}
