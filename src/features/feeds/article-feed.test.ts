import { expect, it } from "vitest";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { articleFeed } from "./article-feed.ts";

it("names each article once, which is kept by its id", async () => {
  const posts = [7, 8, "7"].map((post_id, at) => ({ post_id, title: `Artikel ${at}` }));
  const body = Buffer.from(JSON.stringify({ status: "ok", posts }));
  const fetch: OutboundFetch = (url) =>
    Promise.resolve({ url, status: 200, headers: {}, type: "application/json", body });
  const read = await articleFeed(fetch, "https://own.example/api")?.newest(new Date());
  expect(read?.posts.map(({ externalId, title }) => [externalId, title])).toEqual([
    ["7", "Artikel 0"],
    ["8", "Artikel 1"],
  ]);
});
