import { keptByKey } from "~/server/kept-by-key.ts";
import type { IndexedPage, SiteIndex } from "./domain/pages/site-index.ts";
import { loadPublished } from "./published.ts";

const kept = keptByKey<Set<string>>("kinds-on-pages", 5_000);

/** Whether visitors see a section of this kind on a page. Read once for each state of the site: anybody may ask any page. */
export async function holdsKind(index: SiteIndex, page: IndexedPage, kind: string): Promise<boolean> {
  return (await kindsOn(index, page)).has(kind);
}

function kindsOn(index: SiteIndex, page: IndexedPage): Promise<Set<string>> {
  return kept([index.id, page.versionId, index.revision].join("|"), async () => {
    const published = await loadPublished(index.id, page.id);
    return new Set(Object.values(published?.document.groups ?? {}).map((group): string => group.kind));
  });
}
