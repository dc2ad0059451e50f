import type { Patch } from "~/features/page/schema.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";

/** Where a step changed something: a section or card, a field of it, a text of one language. */
export interface TakenPlace {
  groupId: string;
  fieldName: string | null;
  locale: Locale | null;
}

/** The place that the changes of a step are about, or null when they are about the page as a whole. */
export function takenPlace(patches: readonly Patch[]): TakenPlace | null {
  const path = patches.find((patch) => patch.path[0] === "groups")?.path;
  if (!path?.[1]) return null;
  const [, groupId, shelf, name = null, part, key] = path;
  const isField = shelf === "fields";
  const locale = isField && part === "texts" ? (localeSchema.safeParse(key).data ?? null) : null;
  return { groupId, fieldName: isField ? name : null, locale };
}
