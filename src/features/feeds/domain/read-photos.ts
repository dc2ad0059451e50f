import { z } from "zod";
import { eachOnce, longestText, mostPosts, type FeedDocument, type FoundPost } from "./feed-document.ts";
import { FeedFault } from "./feed-fault.ts";
import { enteredAddress } from "./entered-address.ts";
import { cut, postId, tidy } from "./plain-text.ts";
import { postDate } from "./post-date.ts";
import { webAddress } from "./web-address.ts";
import { parsedJson } from "./parsed-json.ts";

/** Where the posts of a photo-feed account are found: by its id at Behold, or at the whole address of another service. */
export function photosAddress(account: string): string | null {
  const written = account.trim();
  if (/^[\w-]{5,64}$/.test(written)) return `https://feeds.behold.so/${written}`;
  return /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?\//i.test(written) ? enteredAddress(written) : null;
}

const text = z.string().nullish();
const size = z.object({ mediaUrl: text }).nullish();
const postSchema = z.object({
  id: z.union([z.string(), z.number()]),
  permalink: text,
  timestamp: text,
  mediaType: text,
  mediaUrl: text,
  thumbnailUrl: text,
  sizes: z.object({ medium: size, large: size, small: size }).partial().nullish(),
  caption: text,
  prunedCaption: text,
});
const feedSchema = z.union([
  z.array(z.unknown()),
  z.object({ posts: z.array(z.unknown()) }).transform(({ posts }) => posts),
]);

/** Behold's JSON, a list of posts or an object that holds one; a post that is of no use is left out. Throws a `FeedFault`. Pure. */
export function readPhotos(json: string, { address, now }: { address: string; now: Date }): FeedDocument {
  const feed = feedSchema.safeParse(parsedJson(json));
  if (!feed.success) throw new FeedFault("not a feed of photos");
  const posts = feed.data.slice(0, mostPosts).flatMap((each) => {
    const post = postSchema.safeParse(each);
    return post.success ? (postOf(post.data, address, now) ?? []) : [];
  });
  return { title: "", posts: eachOnce(posts) };
}

function postOf(post: z.infer<typeof postSchema>, address: string, now: Date): FoundPost | null {
  const { id, mediaType, sizes } = post;
  const isVideo = mediaType?.toUpperCase() === "VIDEO";
  const still = isVideo ? post.thumbnailUrl : post.mediaUrl;
  const pictureUrl = webAddress(sizes?.medium?.mediaUrl ?? sizes?.large?.mediaUrl ?? still, address);
  if (pictureUrl === null) return null;
  return {
    externalId: postId(String(id)),
    title: "",
    text: cut(tidy(post.prunedCaption ?? post.caption ?? ""), longestText),
    href: webAddress(post.permalink),
    pictureUrl,
    medium: isVideo ? "video" : "image",
    postedAt: postDate(post.timestamp ?? "", now),
  };
}
