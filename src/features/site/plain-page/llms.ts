import { languageName } from "~/lib/language-name.ts";
import { pagePath } from "../domain/pages/addresses.ts";
import { pageName } from "../domain/pages/page-name.ts";
import { claimOf } from "../domain/frame/footer.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";
import { shownName } from "../domain/frame/site-logo.ts";
import { linkMarkdown, plainMarkdown } from "./markdown.ts";
import { isReadable } from "../domain/pages/sitemap.ts";

/** As many pages of each language are named, and as much of what they list; the sitemap holds it all. */
const mostPages = 500;

/** What a page lists under an address of its own, as it is called in each language. */
interface Listed {
  languages: readonly { locale: string; path: string; name: string }[];
}

/** The site's `llms.txt`: what the site is, and its pages and what these list as Markdown, language by language. Pure. */
export function llmsText(index: SiteIndex, origin: string, listed: readonly Listed[] = []): string {
  const fallback = index.locales[0] ?? "de";
  const claim = claimOf(index, fallback);
  const readable = [...index.pages.values()].filter((page) => isReadable(index, page));
  const languages = index.locales.flatMap((locale) => {
    const lines = [
      ...readable.flatMap((page) => lineOf(page, locale)).slice(0, mostPages),
      ...listed.flatMap((entry) => lineOfListed(entry, locale)).slice(0, mostPages),
    ];
    return lines.length > 0 ? [`## ${languageName(locale, locale)}`, lines.join("\n")] : [];
  });
  const parts = [`# ${plainMarkdown(shownName(index, "header"))}`, claim && `> ${plainMarkdown(claim)}`, ...languages];
  return `${parts.filter(Boolean).join("\n\n")}\n`;

  function lineOf(page: IndexedPage, locale: string): string[] {
    const path = pagePath(index, page, locale);
    const texts = page.locales[locale];
    if (!path || !texts) return [];
    const about = texts.description ? `: ${plainMarkdown(texts.description)}` : "";
    return [`- ${linkMarkdown(pageName(index, page, locale)?.text ?? path, `${origin}${path}.md`)}${about}`];
  }

  function lineOfListed({ languages }: Listed, locale: string): string[] {
    const own = languages.filter((each) => each.locale === locale);
    return own.map(({ path, name }) => `- ${linkMarkdown(name || path, `${origin}${path}.md`)}`);
  }
}
