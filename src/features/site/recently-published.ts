import { publishedPageSchema, type PublishedPage } from "~/features/page/schema.ts";
import { getDb } from "~/server/db.ts";

/** Of a page that is published again and again, so many versions are looked at. */
const mostVersions = 5;

/**
 * What visitors saw of a page before it was published anew, the newest first: every version that was replaced after
 * `since`, so that somebody may still have it open.
 */
export async function replacedSince(siteId: string, pageId: string, since: Date): Promise<PublishedPage[]> {
  const versions = await getDb().pageVersion.findMany({
    where: { siteId, pageId },
    orderBy: { number: "desc" },
    take: mostVersions + 1,
    select: { createdAt: true, document: true },
  });
  const replaced = versions.filter((_, at) => at > 0 && (versions[at - 1]?.createdAt ?? since) > since);
  return replaced.map(({ document }) => publishedPageSchema.parse(document));
}
