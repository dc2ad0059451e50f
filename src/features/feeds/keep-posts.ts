import { dequal } from "dequal/lite";
import type { DataKey } from "~/features/blocks/data-key.ts";
import { holdSite, raiseDataHead } from "~/server/data-heads.ts";
import type { Db, FeedPostModel, RootDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FeedDocument, FoundPost } from "./domain/feed-document.ts";

/** Makes a feed's posts those that were found, in their order. Pages are told where something is another than before. */
export async function keepPosts(
  db: RootDb,
  feed: { id: string; siteId: string },
  { title, language: said, posts }: FeedDocument,
): Promise<void> {
  const { id: feedId, siteId } = feed;
  const language = said ?? null;
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId); // who deletes a medium holds it before the posts that show it
      await tx.$queryRaw`SELECT id FROM "Feed" WHERE id = ${feedId}::uuid AND "siteId" = ${siteId}::uuid FOR UPDATE`;
      const known = await tx.feed.findFirst({ where: { id: feedId, siteId }, select: { language: true } });
      if (!known) return; // nobody shows it any more
      await tx.feed.updateMany({ where: { id: feedId, siteId }, data: { title, language } });
      const before = await tx.feedPost.findMany({ where: { siteId, feedId } });
      const kept = posts.map(({ externalId }) => externalId);
      const gone = await tx.feedPost.deleteMany({ where: { siteId, feedId, externalId: { notIn: kept } } });
      const rows = new Map(before.map((row) => [row.externalId, row]));
      let isChanged = gone.count > 0 || known.language !== language;
      for (const [place, post] of posts.entries())
        isChanged =
          (await keepPost(tx, { siteId, feedId }, { ...post, place }, rows.get(post.externalId))) || isChanged;
      if (isChanged) await raiseDataHead(tx, siteId, "feed" satisfies DataKey);
    }),
  );
}

/** Whether it is another than before. */
async function keepPost(
  tx: Db,
  of: { siteId: string; feedId: string },
  post: FoundPost & { place: number },
  before: FeedPostModel | undefined,
): Promise<boolean> {
  if (!before) {
    await tx.feedPost.create({ data: { ...of, ...post } });
    return true;
  }
  const { id, siteId, feedId, mediaId, ...said } = before;
  if (dequal(said, post)) return false;
  const isSamePicture = pictureKey(before.pictureUrl) === pictureKey(post.pictureUrl);
  await tx.feedPost.updateMany({
    where: { id, siteId, feedId },
    data: { ...post, mediaId: isSamePicture ? mediaId : null },
  });
  return true;
}

/** What tells pictures apart: many addresses carry a signature that is another one every time. */
export function pictureKey(url: string | null): string {
  if (url === null) return "";
  const { host, pathname } = new URL(url);
  return host + pathname;
}
