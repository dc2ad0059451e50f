import { findEntry, registeredEntries } from "~/features/listings/entry-register.ts";
import { entryPath, titleOf } from "~/features/listings/entry-places.ts";
import { listsOn } from "~/features/listings/lists-on-page.ts";
import { shortIdIn } from "~/features/listings/domain/entry-address.ts";
import { listPartSize } from "~/features/listings/domain/list-part.ts";
import type { ListName } from "~/features/listings/schema.ts";
import { destinationOf, pathOf, segmentsOf } from "~/features/site/domain/pages/addresses.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { isReadable } from "~/features/site/domain/pages/sitemap.ts";
import { getDb } from "../db.ts";
import { answerMarkdown, markdownEnding, prefersMarkdown } from "./markdown.ts";
import type { SiteRequest } from "./request.ts";
import { answerEntryPage, answerGone, answerListed, answerMissing, answerVisitorPage } from "./visitor-page.ts";

interface Target {
  page: IndexedPage;
  locale: string;
}

interface EntryTarget extends Target {
  id: string;
  /** Its words alone are asked for, as Markdown. */
  isText: boolean;
}

/** An entry of what a site lists, below the page that lists it, or with ".md" behind it. Null for every other path. */
export function entryTarget(index: SiteIndex, segments: readonly string[]): EntryTarget | null {
  const last = segments.at(-1) ?? "";
  const isText = last.endsWith(markdownEnding);
  const id = shortIdIn(isText ? last.slice(0, -markdownEnding.length) : last);
  if (id === null) return null;
  const found = destinationOf(index, segments.slice(0, -1));
  if (found.type !== "page" || found.page.isProtected || (isText && !isReadable(index, found.page))) return null;
  return { page: found.page, locale: found.locale, id, isText };
}

/** The page that shows the entry at this address to its visitors; null for every other path. */
export async function pageOfEntry(index: SiteIndex, segments: readonly string[]): Promise<Target | null> {
  const target = entryTarget(index, segments);
  if (!target || target.isText) return null;
  const { page, locale, id } = target;
  const entry = await findEntry(getDb(), index.id, id, new Date());
  return entry && (await listsOn(index, page, locale)).includes(entry.list) ? { page, locale } : null;
}

/**
 * The page with its list, one entry of which lies open. What the list held once, or may hold later, is gone: nobody
 * learns which. An address in other words leads to the entry's own.
 */
export async function answerEntry(
  ctx: SiteRequest,
  index: SiteIndex,
  { page, locale, id, isText }: EntryTarget,
): Promise<void> {
  const lists = await listsOn(index, page, locale);
  if (lists.length === 0) return answerMissing(ctx, index, locale);
  const entry = await findEntry(getDb(), index.id, id, new Date());
  if (!entry || !lists.includes(entry.list)) return answerGone(ctx, index, { page, locale });
  const path = entryPath(index, { page, locale }, entry);
  const asked = isText && path !== null ? path + markdownEnding : path;
  if (asked !== null && asked !== pathOf(segmentsOf(ctx.pathname) ?? [])) return leadTo(ctx, asked);
  const isWanted = isText || (isReadable(index, page) && prefersMarkdown(ctx.request));
  if (isWanted && path !== null) return answerMarkdown(ctx, index, { page, locale, entry: { id: entry.id, path } });
  return answerEntryPage(ctx, index, { page, locale, entryId: entry.id });
}

/**
 * The page with its form, which names the entry; the page as it always is where it neither lists the entry nor is the
 * contact page, whose form is asked about what pages without one list.
 */
export async function answerAbout(ctx: SiteRequest, index: SiteIndex, target: Target & { id: string }): Promise<void> {
  const { page, locale, id } = target;
  const entry = page.isProtected ? null : await findEntry(getDb(), index.id, id, new Date());
  const isListed = entry !== null && (await listsOn(index, page, locale)).includes(entry.list);
  if (entry?.id !== id || !(isListed || page.role === "contact")) return answerVisitorPage(ctx, index, target);
  const named = isListed ? "" : titleOf(index, locale, entry); // such a page is not made anew for another title
  return answerEntryPage(ctx, index, { page, locale, entryId: entry.id, named });
}

/** A page with a further part of what it lists; the page as it always is where it lists nothing of it. */
export async function answerPart(
  ctx: SiteRequest,
  index: SiteIndex,
  { page, locale, ...part }: Target & { list: ListName; number: number },
): Promise<void> {
  const hasList = !page.isProtected && (await listsOn(index, page, locale)).includes(part.list);
  const entries = hasList ? await registeredEntries(getDb(), index.id, new Date()) : [];
  const count = entries.filter(({ list }) => list === part.list).length;
  if (count <= (part.number - 1) * listPartSize) return answerVisitorPage(ctx, index, { page, locale });
  return answerListed(ctx, index, { page, locale, ...part });
}

/** Not for ever: a title may be changed back. */
function leadTo({ response }: SiteRequest, location: string): void {
  response.writeHead(307, { location, "cache-control": "public, max-age=0, must-revalidate" });
  response.end();
}
