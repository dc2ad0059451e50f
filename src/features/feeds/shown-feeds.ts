import type { ShownPost, ShownPosts } from "~/features/blocks/data/shown-posts.ts";
import { visitorRef } from "~/features/media/media-ref.ts";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import type { FeedPostModel, MediaModel, RootDb } from "~/server/db.ts";
import { photosAddress } from "./domain/read-photos.ts";
import { webAddress } from "./domain/web-address.ts";
import type { FeedKind } from "./schema.ts";

/** The posts of a site's feeds of one kind, by their addresses, as they were last read. */
export async function shownPosts(db: RootDb, siteId: string, kind: FeedKind): Promise<ShownPosts> {
  const feeds = await db.feed.findMany({
    where: { siteId, kind },
    select: { address: true, language: true, posts: { where: { siteId }, orderBy: { place: "asc" } } },
  });
  const ids = feeds.flatMap(({ posts }) => posts.flatMap(({ mediaId }) => mediaId ?? []));
  const rows = ids.length > 0 ? await db.media.findMany({ where: { siteId, id: { in: ids } } }) : [];
  const media = new Map(rows.map((row) => [row.id, row]));
  const shown = (post: FeedPostModel) => shownPost(post, media.get(post.mediaId ?? ""));
  return Object.fromEntries(
    feeds.map(({ address, language, posts }) => [address, posts.map((post) => ({ ...shown(post), language }))]),
  );
}

/** The posts of the site's photo account. */
export async function shownPhotos(db: RootDb, siteId: string, account: string): Promise<ShownPost[]> {
  const address = photosAddress(account);
  return address === null ? [] : ((await shownPosts(db, siteId, "photos"))[address] ?? []);
}

/** What sections that show a feed draw, as visitors get it now. */
export async function shownFeeds(db: RootDb, siteId: string) {
  const { settings } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } });
  const { behold } = siteSettingsSchema.parse(settings).socialAccounts;
  const [articles, photos] = await Promise.all([shownPosts(db, siteId, "articles"), shownPhotos(db, siteId, behold)]);
  return { articles, photos };
}

function shownPost(post: FeedPostModel, picture: MediaModel | undefined): Omit<ShownPost, "language"> {
  const { id, title, text, href, medium, pictureUrl, postedAt } = post;
  return {
    id,
    title,
    text,
    href: webAddress(href),
    isVideo: medium === "video",
    picture: picture ? visitorRef(picture) : null,
    isPictureComing: !picture && pictureUrl !== null,
    postedAt: postedAt?.toISOString() ?? null,
  };
}
