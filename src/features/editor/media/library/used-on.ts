import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";

interface PageOfUse {
  id: string;
  name: string;
  /** Whether visitors see it there. */
  isLive: boolean;
}

/** Places where a medium is used: pages, each once, and everything else. */
export function usedOn(places: readonly MediumPlaceOfUse[]) {
  const pages = new Map<string, PageOfUse>();
  const others = places.filter(({ kind, id, name }) => {
    if (id === null || (kind !== "draft" && kind !== "published")) return true;
    pages.set(id, { id, name, isLive: kind === "published" || (pages.get(id)?.isLive ?? false) });
    return false;
  });
  return { pages: [...pages.values()], others };
}
