import type { SitePresence } from "~/features/site/presence-schema.ts";

/** What of the site several people may have open at the same time, by the name of its part of the site's document. */
export type SharedPart = "settings" | "theme" | "navigation";

/** Those who are at this part of the site, by name. */
export function othersAt(others: readonly SitePresence[], part: SharedPart): SitePresence[] {
  return others.filter(({ place }) => place?.[0] === part).sort((one, other) => one.name.localeCompare(other.name));
}
