import { readUrl } from "~/lib/addresses/read-url.ts";

/** Who made a map's data; `href` is an https address or null. */
export interface Credit {
  text: string;
  href: string | null;
}

const link = /<a\b[^>]*?\bhref\s*=\s*["']?([^"'\s>]+)["']?[^>]*>(.*?)<\/a>/gis;
const entities: Record<string, string> = { copy: "©", amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#169": "©" };

/**
 * A provider's attribution, which is HTML, as texts with their links. No markup survives, and no address but https ones.
 */
export function creditsOf(attribution: string): Credit[] {
  const credits: Credit[] = [];
  let rest = 0;
  const take = (html: string, href: string | null) => {
    const text = plain(html);
    if (/[\p{L}\p{N}]/u.test(text)) credits.push({ text, href });
  };
  for (const match of attribution.matchAll(link)) {
    take(attribution.slice(rest, match.index), null);
    take(match[2] ?? "", httpsOrNull(match[1] ?? ""));
    rest = match.index + match[0].length;
  }
  take(attribution.slice(rest), null);
  return credits;
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&([a-z]+|#\d+);/gi, (_, name: string) => entities[name.toLowerCase()] ?? "")
    .replace(/\s+/g, " ")
    .replace(/^[\s|·•,;]+|[\s|·•,;]+$/g, "")
    .slice(0, 120);
}

function httpsOrNull(address: string): string | null {
  const url = readUrl(address);
  return url?.protocol === "https:" ? url.href : null;
}
