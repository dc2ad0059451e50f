import type { Item, Job } from "../schema.ts";

const entry = { title: {}, richTextDescription: {}, branchId: null, staffMemberId: null, status: "draft" } as const;

/** An open position of which nothing is said yet: a draft. Pure. */
export function emptyJob(id: string): Job {
  return { ...entry, id, workQuota: {}, titleImageIds: [], validThrough: null };
}

/** An entry of the marketplace of which nothing is said yet: a draft. Pure. */
export function emptyItem(id: string): Item {
  return {
    ...entry,
    ...{ id, itemType: "frame", listingKind: "offering", cost: null, titleImageId: null, assetKind: "image" },
    ...{ toBePickedUp: false, subjectToPostage: false, askingPrice: false },
  };
}
