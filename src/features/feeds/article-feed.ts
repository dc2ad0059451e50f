import { z } from "zod";
import { env } from "~/server/env.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { eachOnce, mostPosts, longestText, longestTitle, type FeedDocument } from "./domain/feed-document.ts";
import { FeedFault } from "./domain/feed-fault.ts";
import { cut, postId, readHtml } from "./domain/plain-text.ts";
import { postDate } from "./domain/post-date.ts";
import { webAddress } from "./domain/web-address.ts";

/**
 * The read-only feed of articles that the operator has configured: `GET <url>/lookup?permalink=…` answers
 * `{ "post_id": 7 }`, or 404; `GET <url>/teasers?post_ids=7,8` answers `{ "status": "ok", "posts": [{ "post_id", "title",
 * "teaser", "image", "permalink", "date" }] }`, and without `post_ids` the newest ones.
 */
export function articleFeed(fetch: OutboundFetch, url = env.ARTICLE_FEED_URL) {
  if (url === undefined) return null;
  const { origin } = new URL(url);
  /** The operator's own server may stand anywhere; what it names elsewhere is asked like all the world. */
  const ask: OutboundFetch = (address, options) =>
    fetch(address, { ...options, isOwn: (asked) => asked.origin === origin });
  const get = async (call: string, values: Record<string, string>) => {
    const address = `${url.replace(/\/$/, "")}/${call}?${new URLSearchParams(values)}`;
    const { status, body } = await ask(address, { types: ["application/json"] });
    return status === 404 ? null : parsed(status, body);
  };
  const teasers = async (values: Record<string, string>, now: Date): Promise<FeedDocument> => {
    const answer = teasersSchema.safeParse(await get("teasers", values));
    if (!answer.success || !/^(ok|success)$/i.test(answer.data.status)) throw new FeedFault("no teasers");
    const posts = answer.data.posts.flatMap((post) => postSchema.safeParse(post).data ?? []);
    return { title: "", posts: eachOnce(posts.slice(0, mostPosts).map((post) => postOf(post, url, now))) };
  };
  return {
    fetch: ask,
    /** The id of the article with this address; null for one that it does not know. */
    async idOf(permalink: string): Promise<string | null> {
      const answer = lookupSchema.safeParse(await get("lookup", { permalink }));
      return answer.data?.post_id ? String(answer.data.post_id) : null;
    },
    byIds: (ids: string[], now: Date) => teasers({ post_ids: ids.join(",") }, now),
    newest: (now: Date) => teasers({}, now),
  };
}

const idSchema = z.union([z.string().max(200), z.number().int()]);
const lookupSchema = z.object({ post_id: idSchema.nullish() });
const postSchema = z.object({
  post_id: idSchema,
  title: z.string(),
  teaser: z.string().nullish(),
  image: z.string().nullish(),
  permalink: z.string().nullish(),
  date: z.string().nullish(),
});
/** An article that makes no sense is left out; the others are shown. */
const teasersSchema = z.object({ status: z.string(), posts: z.array(z.unknown()) });

function postOf(post: z.infer<typeof postSchema>, base: string, now: Date): FeedDocument["posts"][number] {
  return {
    externalId: postId(String(post.post_id)),
    title: cut(readHtml(post.title).text, longestTitle),
    text: cut(readHtml(post.teaser ?? "").text, longestText),
    href: webAddress(post.permalink, base),
    pictureUrl: webAddress(post.image, base),
    medium: "image",
    postedAt: postDate(post.date ?? "", now),
  };
}

function parsed(status: number, body: Buffer): unknown {
  if (status !== 200) throw new FeedFault(`the feed of articles answered ${status}`);
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    throw new FeedFault("the feed of articles speaks no JSON");
  }
}
