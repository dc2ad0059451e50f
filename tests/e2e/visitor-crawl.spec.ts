import { type APIResponse, expect, type Page } from "@playwright/test";
import { readUrl } from "../../src/lib/addresses/read-url.ts";
import { bakeryOrigin, golfOrigin, opticianOrigin } from "./support/origins.ts";
import { readAddress } from "./support/read-address.ts";
import { test } from "./support/story.ts";

const atOnce = 4;

interface Found {
  /** Pages by address, as visitors get them. */
  pages: Map<string, string>;
  /** Addresses that answer with anything but what they should, and where they stand. */
  broken: string[];
}

/** Follows every address of the site from its map and its home page on: links, pictures in each width, files. */
async function crawl(page: Page, origin: string): Promise<Found> {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const from = new Map([`${origin}/sitemap.xml`, `${origin}/de`].map((address) => [address, "the site"]));
  const waiting = [...from.keys()];
  const look = async (address: string) => {
    const answer = await patiently(page, address);
    if (answer.status() !== 200) broken.push(`${address} answers ${answer.status()}, on ${from.get(address)}`);
    const type = answer.headers()["content-type"] ?? "";
    if (!/^(text\/html|application\/xml)/.test(type)) return;
    const text = await answer.text();
    if (type.startsWith("text/html")) pages.set(address, text);
    for (const next of addressesIn(text, address)) {
      if (new URL(next).origin !== origin || from.has(next)) continue;
      from.set(next, address);
      waiting.push(next);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(look));
  return { pages, broken };
}

/** The answer, asked for again as long as the server turns work away. */
async function patiently(page: Page, address: string): Promise<APIResponse> {
  let answer = await readAddress(page, address);
  await expect(async () => {
    if (answer.status() === 503) answer = await readAddress(page, address);
    expect(answer.status(), address).not.toBe(503);
  }).toPass();
  return answer;
}

/** Every address that a page or a map names, absolute and without its mark. */
function addressesIn(text: string, base: string): string[] {
  const named = [
    ...[...text.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address),
    ...[...text.matchAll(/<[a-z-]+ [^>]*>/g)].flatMap(([tag]) => [
      ...[...tag.matchAll(/ (?:href|src|poster)="((?:https?:\/|\/|\.)[^"]*)"/g)].map(([, address = ""]) => address),
      ...[...tag.matchAll(/ srcset="([^"]+)"/gi)].flatMap(([, set = ""]) =>
        set.split(", ").map((copy) => copy.split(" ")[0] ?? ""),
      ),
    ]),
  ];
  return named.flatMap((address) => {
    const url = readUrl(address.replaceAll("&amp;", "&"), base);
    if (!url) return [];
    url.hash = "";
    return [url.href];
  });
}

/** The addresses of a page's other languages, itself among them, by language. */
function languagesOf(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => ({
    language: / hreflang="([^"]+)"/i.exec(tag)?.[1],
    address: / href="([^"]+)"/.exec(tag)?.[1],
  }));
  return Object.fromEntries(
    links.flatMap(({ language, address }) => (language && address ? [[language, address]] : [])),
  );
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

for (const [origin, leastPairs] of [
  [opticianOrigin, 10],
  [golfOrigin, 0], // speaks one language
  [bakeryOrigin, 10],
] as const) {
  test(`every link and picture of ${origin.replace(/:\d+/, "")} leads somewhere, and its languages know each other`, async ({
    page,
  }) => {
    // Other stories publish and take down pages meanwhile: what is broken stays so.
    await expect(async () => {
      const { pages, broken } = await crawl(page, origin);
      expect(broken).toEqual([]);
      expect(pages.size).toBeGreaterThan(5);
      let pairs = 0;
      for (const [address, html] of pages) {
        const canonical = canonicalOf(html);
        if (canonical) expect(pages.has(canonical), `${address} is ${canonical}`).toBe(true);
        const languages = languagesOf(html);
        for (const [language, other] of Object.entries(languages)) {
          const there = pages.get(other);
          expect(there, `${address} names ${other}`).toBeDefined();
          expect(languagesOf(there ?? ""), `${other} and ${address}, in ${language}`).toEqual(languages);
          expect(canonicalOf(there ?? ""), other).toBe(other);
          pairs += 1;
        }
      }
      expect(pairs).toBeGreaterThanOrEqual(leastPairs);
    }).toPass();
  });
}
