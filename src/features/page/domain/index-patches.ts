import type { Json } from "~/lib/json.ts";
import type { PageLocale, Patch } from "../schema.ts";

/**
 * What changes of a page's draft mean for the site's index of pages: its name for editors, and its names and slugs by
 * language. Empty for changes of anything else. Pure.
 */
export function indexPatches(pageId: string, patches: readonly Patch[]): Patch[] {
  return patches.flatMap(({ path, before, after }): Patch[] => {
    const [root, locale = "", part] = path;
    if (root === "name") return [{ path: ["pages", pageId, "name"], before, after }];
    if (root !== "locales") return [];
    if (part === "slug") return [{ path: ["pages", pageId, "slugs", locale], before, after }];
    if (part === "name")
      return [{ path: ["pages", pageId, "names", locale], before: named(before), after: named(after) }];
    return part === undefined ? wholeLocale(pageId, locale, [before, after]) : [];
  });
}

function wholeLocale(pageId: string, locale: string, sides: [before: Json, after: Json]): Patch[] {
  const [before, after] = sides.map((side) => side as PageLocale | null);
  const at = (shelf: string) => ["pages", pageId, shelf, locale];
  const slug = { path: at("slugs"), before: before?.slug ?? null, after: after?.slug ?? null };
  const name = { path: at("names"), before: named(before?.name), after: named(after?.name) };
  return [name, slug].filter((patch) => patch.before !== patch.after);
}

/** A page without a name in a language is not in the index with an empty one. */
function named(name: Json | undefined): Json {
  return name === undefined || name === "" ? null : name;
}
