import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The one article that the feed of articles has. */
export const knownArticle = {
  permalink: "https://magazin.vitrine.example/licht-und-auge",
  title: "Licht und Auge",
  teaser: "Zwei Stunden am Tag genügen.",
};

/** A feed of articles on this machine, as `ARTICLE_FEED_URL` names one. */
export async function startArticleServer(): Promise<{ url: string }> {
  const { permalink, title, teaser } = knownArticle;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://feed");
    const posts = [{ post_id: 7, title, teaser: `<p>${teaser}</p>`, image: null, permalink, date: "2026-07-01" }];
    const isKnown = pathname === "/api/lookup" && searchParams.get("permalink") === permalink;
    const isTold = pathname === "/api/teasers" && ["7", null].includes(searchParams.get("post_ids"));
    const answer = isKnown ? { post_id: 7 } : isTold ? { status: "ok", posts } : null;
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` };
}
