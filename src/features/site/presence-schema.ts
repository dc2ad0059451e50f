import { z } from "zod";

/** What of the site somebody is at: the beginning of a path into its document, or null for nothing of it. */
export const sitePlaceInput = z.strictObject({ place: z.array(z.string().max(60)).max(6).nullable() });

/** Somebody who has a part of the site open that is not a page's content. */
const sitePresenceSchema = sitePlaceInput.extend({ userId: z.uuid(), name: z.string() });
export type SitePresence = z.infer<typeof sitePresenceSchema>;
