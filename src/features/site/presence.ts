import { presenceOn } from "~/features/document/presence.ts";
import type { SitePresence } from "./presence-schema.ts";

/** Who has settings, navigation, collections or the list of pages open, and what of them. */
export const sitePresence = presenceOn<Pick<SitePresence, "place">>("site", { place: null });
