import type { FeedContext } from "./feed-context.ts";
import { reviewProvider } from "./place-reviews.ts";
import { toldPlacesSchema, type ToldPlaces } from "./schema.ts";

/** How asking for reviews went, place by place, for those who wrote its id down. */
export async function toldPlaces({ db, siteId }: Pick<FeedContext, "db" | "siteId">): Promise<ToldPlaces> {
  const feeds = await db.feed.findMany({ where: { siteId, kind: "reviews" }, orderBy: { address: "asc" } });
  const places = feeds.map(({ address, fetchedAt, failedAt, failure, failures }) => ({
    placeId: address,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    failure: failures > 0 && failedAt ? { at: failedAt.toISOString(), trouble: failure } : null,
  }));
  return toldPlacesSchema.parse({ isConfigured: reviewProvider() !== null, places });
}
