import { Parser } from "htmlparser2";
import { eachOnce, longestText, longestTitle, mostPosts, type FeedDocument, type FoundPost } from "./feed-document.ts";
import { feedLanguage } from "./feed-language.ts";
import { FeedFault } from "./feed-fault.ts";
import { cut, postId, readHtml, tidy } from "./plain-text.ts";
import { postDate } from "./post-date.ts";
import { webAddress } from "./web-address.ts";

/** No feed is deeper, and a parser's work grows with the square of the depth. */
const deepest = 64;
const longestPart = 100_000;
/** More links of one post are not looked at. */
const mostLinks = 20;
/** Nor are more addresses of a feed, each of which is taken apart: fifty of every post. */
const mostAddresses = 50 * mostPosts;
/** What is read of a feed itself, beside its language as Atom and RSS 1.0 have it. */
const ofFeed: ReadonlySet<string> = new Set(["title", "language", "dc:language"]);

interface Entry {
  /** By the element's name, the first of each. */
  texts: Map<string, string>;
  /** Of an Atom title: `text`, `html` or `xhtml`. */
  titleType: string;
  links: { href: string; rel: string; type: string }[];
  picture: string | null;
  base: string;
}

/**
 * An RSS (0.9 to 2.0, also as RDF) or Atom feed. Entities that the document declares itself are not expanded, markup in
 * texts becomes words, addresses become whole ones below `address`. Throws a `FeedFault` for what is no feed. Pure.
 */
export function readXmlFeed(xml: string, { address, now }: { address: string; now: Date }): FeedDocument {
  const entries: Entry[] = [];
  let title = "";
  let language: string | undefined;
  let isFeed = false;
  let entry: Entry | null = null;
  let part: { name: string; depth: number; text: string } | null = null;
  const path: string[] = [];
  const bases: string[] = [address];
  let addresses = 0;
  const addressOf = (written: string | undefined, base: string | undefined): string | null => {
    if (!written || addresses >= mostAddresses) return null;
    addresses += 1;
    return webAddress(written, base);
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.toLowerCase();
        path.push(name);
        if (path.length > deepest) throw new FeedFault("elements without end");
        isFeed ||= name === "rss" || name === "feed" || name === "rdf:rdf";
        if (!isFeed) throw new FeedFault("not a feed");
        if (path.length <= 2 && !entry) language ??= feedLanguage(attributes["xml:lang"] ?? "");
        const base = addressOf(attributes["xml:base"], bases.at(-1)) ?? bases.at(-1) ?? address;
        bases.push(base);
        if (part) {
          if (entry && name.startsWith("media:"))
            noteOf(entry, name, attributes, (written) => addressOf(written, base));
          if (name === "img") part.text += `<img src="${(attributes["src"] ?? "").replaceAll('"', "")}">`;
          else part.text += " ";
          return;
        }
        if (!entry && (name === "item" || name === "entry") && entries.length < mostPosts) {
          entry = { texts: new Map(), titleType: "", links: [], picture: null, base };
          return;
        }
        if (entry) noteOf(entry, name, attributes, (written) => addressOf(written, base));
        if (entry || (ofFeed.has(name) && path.length <= 3)) part = { name, depth: path.length, text: "" };
      },
      ontext(text) {
        if (part && part.text.length < longestPart) part.text += text;
      },
      onclosetag(tag) {
        const name = tag.toLowerCase();
        if (part && path.length === part.depth) {
          if (!entry && part.name === "title") title ||= readHtml(part.text).text;
          else if (!entry) language = feedLanguage(readHtml(part.text).text) ?? language;
          else if (!entry.texts.has(part.name)) entry.texts.set(part.name, part.text);
          part = null;
        }
        if (entry && !part && (name === "item" || name === "entry")) {
          entries.push(entry);
          entry = null;
        }
        path.pop();
        bases.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  if (!isFeed) throw new FeedFault("not a feed");
  return {
    title: cut(title, longestTitle),
    ...(language ? { language } : {}),
    posts: eachOnce(entries.flatMap((each) => postOf(each, now) ?? [])),
  };
}

/** What an element of an entry says by its attributes. */
function noteOf(
  entry: Entry,
  name: string,
  attributes: Record<string, string>,
  addressOf: (written: string) => string | null,
): void {
  const { href = "", rel = "alternate", type = "" } = attributes;
  entry.picture ??= addressOf(pictureIn(name, attributes));
  if (name === "link" && href !== "" && entry.links.length < mostLinks)
    entry.links.push({ href: addressOf(href) ?? "", rel, type });
  if (name === "title") entry.titleType = type;
}

/** The address of a picture that an element names, as it is written; empty for any other element. */
function pictureIn(name: string, attributes: Record<string, string>): string {
  const { url = "", href = "", rel = "", type = "", medium = "" } = attributes;
  switch (name) {
    case "media:thumbnail":
      return url;
    case "media:content":
      return medium === "image" || isPicture(type, url) ? url : "";
    case "enclosure":
      return isPicture(type, url) ? url : "";
    case "itunes:image":
      return href;
    case "link":
      return rel === "enclosure" && isPicture(type, href) ? href : "";
    default:
      return "";
  }
}

function postOf({ texts, titleType, links, picture, base }: Entry, now: Date): FoundPost | null {
  const said = (...names: string[]) => names.map((name) => texts.get(name)?.trim()).find(Boolean) ?? "";
  const written = said("title", "media:title");
  const isPlain = titleType === "text" || (titleType === "" && !/<\/?[a-z]|&[#\w]+;/i.test(written));
  const body = readHtml(said("content:encoded", "content"));
  const teaser = readHtml(said("description", "summary", "media:description"));
  const page = links.find(({ rel, type }) => rel === "alternate" && (type === "" || type.includes("html")));
  const guid = said("guid", "id");
  const href = page?.href || webAddress(said("link"), base) || webAddress(guid);
  const title = cut(isPlain ? tidy(written) : readHtml(written).text, longestTitle);
  const text = cut(teaser.text || body.text, longestText);
  if (title === "" && text === "") return null;
  return {
    externalId: postId(guid || href || `${title} ${text}`),
    title: title || cut(text, 80),
    text: title === "" ? "" : text,
    href,
    pictureUrl: picture ?? webAddress(teaser.pictureUrl ?? body.pictureUrl, href ?? base),
    medium: "image",
    postedAt: postDate(said("pubdate", "published", "dc:date", "updated", "date"), now),
  };
}

function isPicture(type: string, address: string): boolean {
  return type === "" ? /\.(?:jpe?g|png|gif|webp|svg)(?:\?|$)/i.test(address) : type.startsWith("image/");
}
