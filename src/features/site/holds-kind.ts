import { LRUCache } from "lru-cache";
import { processWide } from "~/server/process-wide.ts";
import type { IndexedPage, SiteIndex } from "./domain/pages/site-index.ts";
import { loadPublished } from "./published.ts";

const known = () => processWide("kinds-on-pages", () => new LRUCache<string, Promise<Set<string>>>({ max: 5_000 }));

/** Whether visitors see a section of this kind on a page. Read once for each state of the site: anybody may ask any page. */
export async function holdsKind(index: SiteIndex, page: IndexedPage, kind: string): Promise<boolean> {
  return (await kindsOn(index, page)).has(kind);
}

function kindsOn(index: SiteIndex, page: IndexedPage): Promise<Set<string>> {
  const key = [index.id, page.versionId, index.revision].join("|");
  const kept = known().get(key);
  if (kept) return kept;
  const found = loadPublished(index.id, page.id).then(
    (published) => new Set(Object.values(published?.document.groups ?? {}).map((group): string => group.kind)),
  );
  known().set(key, found);
  found.catch(() => known().delete(key));
  return found;
}
