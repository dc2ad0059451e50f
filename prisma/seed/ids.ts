import { deriveId } from "~/lib/ids.ts";

/** The seed's ids follow from names, so that a second run writes the same rows and tests can name them. */
const namespace = "6f1d3c52-0c4b-5a7e-9d61-2f6a4f1c8b90";

export const seedId = (...names: string[]): string => names.reduce((parent, name) => deriveId(parent, name), namespace);

export const siteIds = { optician: seedId("site", "optician"), golf: seedId("site", "golf") } as const;
export const pageId = (siteId: string, key: string): string => deriveId(siteId, `page:${key}`);
export const mediaId = (siteId: string, name: string): string => deriveId(siteId, `media:${name}`);
