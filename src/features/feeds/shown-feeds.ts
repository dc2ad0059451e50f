import type { ShownPost, ShownPosts } from "~/features/blocks/shown-posts.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import type { FeedPostModel, MediaModel, RootDb } from "~/server/db.ts";
import type { FeedKind } from "./schema.ts";

/** The posts of a site's feeds of one kind, by their addresses, as they were last read. */
export async function shownPosts(db: RootDb, siteId: string, kind: FeedKind): Promise<ShownPosts> {
  const feeds = await db.feed.findMany({
    where: { siteId, kind },
    select: { address: true, posts: { where: { siteId }, orderBy: { place: "asc" } } },
  });
  const ids = feeds.flatMap(({ posts }) => posts.flatMap(({ mediaId }) => mediaId ?? []));
  const rows = ids.length > 0 ? await db.media.findMany({ where: { siteId, id: { in: ids } } }) : [];
  const media = new Map(rows.map((row) => [row.id, row]));
  const shown = (post: FeedPostModel) => shownPost(post, media.get(post.mediaId ?? ""));
  return Object.fromEntries(feeds.map(({ address, posts }) => [address, posts.map(shown)]));
}

function shownPost(post: FeedPostModel, picture: MediaModel | undefined): ShownPost {
  const { id, title, text, href, medium, pictureUrl, postedAt } = post;
  return {
    id,
    title,
    text,
    href,
    isVideo: medium === "video",
    picture: picture ? mediaRef(picture) : null,
    isPictureComing: !picture && pictureUrl !== null,
    postedAt: postedAt?.toISOString() ?? null,
  };
}
