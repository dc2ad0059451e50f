import { linkValueSchema } from "~/features/blocks/option-kinds.ts";
import type { Json } from "~/lib/json.ts";
import { isPlainObject } from "~/lib/json-object.ts";
import type { Locale } from "~/lib/locales.ts";
import type { CardContent, FieldContent, GroupContent } from "../commands/group-insert.ts";

/** Where content is to stand, as far as it decides what of it can. */
export interface Destination {
  locales: readonly Locale[];
  hasMedium: (mediaId: string) => boolean;
  hasPage: (pageId: string) => boolean;
}

interface FittedContent {
  content: GroupContent;
  /** How many links were left out, because they led to pages that are not there. */
  deadLinks: number;
}

/**
 * Content without what its destination does not have: languages, media, and links to pages. Linked words in formatted
 * text keep their words.
 */
export function fittedTo(content: GroupContent, destination: Destination): FittedContent {
  let deadLinks = 0;
  const live = { ...destination, hasPage: (id: string) => destination.hasPage(id) || (deadLinks++, false) };
  const { kind, cards, ...own } = content;
  const fitted = {
    kind,
    ...partFor(own, live),
    ...(cards && { cards: cards.map((card) => partFor(card, live)) }),
  };
  return { content: fitted, deadLinks };
}

function partFor({ options, disallowedLocales = [], isHidden, fields }: CardContent, to: Destination): CardContent {
  const closed = disallowedLocales.filter((locale) => to.locales.includes(locale));
  return {
    options: optionsFor(options, to),
    ...(closed.length > 0 && { disallowedLocales: closed }),
    ...(isHidden && { isHidden }),
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldFor(field, to)])),
  };
}

function fieldFor({ texts = {}, marks, mediaId, mediaIds = [], options, isHidden }: FieldContent, to: Destination) {
  const kept = Object.entries(texts)
    .filter(([locale]) => (to.locales as readonly string[]).includes(locale))
    .map(([locale, text]) => [locale, typeof text === "string" ? text : text.map((node) => textFor(node, to))]);
  const known = mediaIds.filter(to.hasMedium);
  return {
    ...(kept.length > 0 && { texts: Object.fromEntries(kept) as FieldContent["texts"] }),
    ...(marks && { marks }),
    ...(mediaId !== undefined && to.hasMedium(mediaId) && { mediaId }),
    ...(known.length > 0 && { mediaIds: known }),
    ...(options && { options: optionsFor(options, to) }),
    ...(isHidden && { isHidden }),
  };
}

function optionsFor(options: Record<string, Json>, to: Destination): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => {
      const link = linkValueSchema.safeParse(value).data;
      return link?.type !== "page" || !link.page || to.hasPage(link.page.id);
    }),
  );
}

/** A formatted text's node; a link to a page that is not there gives way to its words. */
function textFor(node: Json, to: Destination): Json {
  if (!isPlainObject(node) || !Array.isArray(node["children"])) return node;
  const children = node["children"].flatMap((child) => {
    const page = pageLinkedBy(child);
    if (page === null || to.hasPage(page)) return [textFor(child, to)];
    return isPlainObject(child) && Array.isArray(child["children"]) ? child["children"] : [];
  });
  return { ...node, children };
}

function pageLinkedBy(node: Json): string | null {
  const url = isPlainObject(node) ? node["url"] : null;
  return typeof url === "string" && url.startsWith("page:") ? url.slice("page:".length) : null;
}
