import { longestText, longestTitle } from "./feed-document.ts";
import { cut, readHtml, tidy } from "./plain-text.ts";
import { readHead } from "./read-head.ts";
import { webAddress } from "./web-address.ts";

/** What is told of an article: plain words, whole addresses. */
export interface ArticleTeaser {
  title: string;
  text: string;
  href: string;
  pictureUrl: string | null;
}

/** What a page of the web says of itself for others to show: Open Graph, else its title and description. Null without a title. */
export function readPage(html: string, address: string): ArticleTeaser | null {
  const said = new Map<string, string>();
  let title: string | null = null;
  let isTitle = false;
  readHead(html, {
    onOpen: (name, { property, name: metaName, content = "" }) => {
      const key = (property ?? metaName ?? "").toLowerCase();
      if (name === "meta" && key !== "" && content.trim() !== "" && !said.has(key)) said.set(key, content);
      isTitle = name === "title" && title === null;
      if (isTitle) title = "";
    },
    onText: (text) => {
      if (isTitle) title = (title ?? "") + text;
    },
    onClose: () => (isTitle = false),
  });
  const first = (...keys: string[]) => keys.map((key) => said.get(key)).find((text) => text !== undefined) ?? "";
  const called = tidy(first("og:title", "twitter:title") || (title ?? ""));
  if (called === "") return null;
  return {
    title: cut(called, longestTitle),
    text: cut(readHtml(first("og:description", "twitter:description", "description")).text, longestText),
    href: address,
    pictureUrl: webAddress(first("og:image:secure_url", "og:image", "og:image:url", "twitter:image"), address),
  };
}
