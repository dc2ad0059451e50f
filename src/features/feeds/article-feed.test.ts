import { expect, it } from "vitest";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { articleFeed } from "./article-feed.ts";

async function newest(posts: unknown[]) {
  const body = Buffer.from(JSON.stringify({ status: "ok", posts }));
  const fetch: OutboundFetch = (url) =>
    Promise.resolve({ url, status: 200, headers: {}, type: "application/json", body });
  return articleFeed(fetch, "https://own.example/api")?.newest(new Date());
}

it("leaves an article out that makes no sense, and keeps the others", async () => {
  const read = await newest([{ post_id: 7, title: null }, "Artikel", null, { post_id: 8, title: "Brillen" }]);
  expect(read?.posts.map(({ title }) => title)).toEqual(["Brillen"]);
});

it("names each article once, which is kept by its id", async () => {
  const read = await newest([7, 8, "7"].map((post_id, at) => ({ post_id, title: `Artikel ${at}` })));
  expect(read?.posts.map(({ externalId, title }) => [externalId, title])).toEqual([
    ["7", "Artikel 0"],
    ["8", "Artikel 1"],
  ]);
});
