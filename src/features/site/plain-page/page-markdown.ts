import { branchesIn, branchesOf, type BranchData } from "~/features/blocks/data/branch-data.ts";
import { cardsOf, type CollectionCard } from "~/features/blocks/data/collection-cards.ts";
import { directoryIn, type FoundBusiness } from "~/features/blocks/data/directory-data.ts";
import { documentAddress, documentLetters } from "~/features/blocks/parts/document-address.ts";
import { excerptOf } from "~/features/blocks/words/excerpt.ts";
import { hoursInShort } from "~/features/blocks/branches/hours-words.ts";
import { itemsIn, jobsIn, listings, showsEntries } from "~/features/blocks/data/listing-data.ts";
import { reviewsIn, type ShownReview } from "~/features/blocks/data/shown-reviews.ts";
import { articlesOf, type ShownPost } from "~/features/blocks/data/shown-posts.ts";
import { isFilled } from "~/features/blocks/is-filled.ts";
import { pageAddress } from "~/features/blocks/page-address.ts";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { shownHoles } from "~/features/map/blocks/mapContainer/shown-places.ts";
import type { CoursePlace } from "~/features/map/domain/markers.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { fieldDefinitionOf } from "~/kinds/registry.ts";
import { hasMainHeading } from "~/features/page/domain/headings.ts";
import { fileSize } from "~/lib/file-size.ts";
import type { VisitorPage } from "../visitor-page.ts";
import { entryLine } from "./entry-markdown.ts";
import { headingMarkdown, linkMarkdown, plainMarkdown, richTextMarkdown } from "./markdown.ts";

type Drawn = Pick<VisitorPage, "page" | "name" | "sections" | "context">;

const pictureWidth = 960;
/** Fields that are the heading of their section or card. */
const isHeading = (name: string) => /(?<!sub)title$/i.test(name) || name === "question";

/** What visitors read on a page, as Markdown: for people and programs that take nothing but the words. Pure. */
export function pageMarkdown({ page, name, sections, context }: Drawn, origin: string): string {
  const description = page.locales[context.locale]?.description;
  const parts = [
    hasMainHeading(sections) ? "" : headingMarkdown(name.text, 1),
    ...sections.flatMap((section) => groupParts(section, context, origin)),
  ].filter((part) => part !== "");
  const lead = parts[0]?.startsWith("# ") ? 1 : 0;
  if (description) parts.splice(lead, 0, `> ${plainMarkdown(description)}`);
  return `${parts.join("\n\n")}\n`;
}

function groupParts(group: ResolvedGroup, context: ViewContext, origin: string): string[] {
  const isShown = (name: string, field: ResolvedField) =>
    field.visible && isFilled(field) && !fieldDefinitionOf(group.kind, name)?.isApart;
  const shown = Object.entries(group.fields).filter(([name, field]) => isShown(name, field));
  const firstTitle = shown.find(([name]) => isHeading(name));
  // A heading stands over what it heads, whatever a view draws before it.
  const fields = firstTitle ? [firstTitle, ...shown.filter((entry) => entry !== firstTitle)] : shown;
  return [
    ...fields.map(([name, field]) => fieldMarkdown(field, { isTitle: isHeading(name), group, context, origin })),
    ...group.children.flatMap((child) => groupParts(child, context, origin)),
    cardsOf(group, context.data)
      .map((card) => cardMarkdown(card, origin))
      .join("\n"),
    articlesOf(group, context.data).map(postMarkdown).join("\n"),
    entriesOf(group, context)
      .map((entry) => entryLine(entry, context, origin))
      .join("\n"),
    (group.kind === "businessSearch" ? (directoryIn(context.data)?.businesses ?? []) : [])
      .map(businessMarkdown)
      .join("\n"),
    (group.kind === "reviewSlider" && showsEntries(group) ? reviewsIn(context.data) : [])
      .map(reviewMarkdown)
      .join("\n"),
    (group.kind === "mapContainer" ? shownHoles(group.options, context.data) : [])
      .map((hole) => holeMarkdown(hole, origin))
      .join("\n"),
    ...branchesOf(group, branchesIn(context.data)).map((branch) => branchMarkdown(branch, context)),
  ];
}

/** What the site lists here, where nobody wrote cards in its place. */
function entriesOf(group: ResolvedGroup, { data }: ViewContext) {
  if (!Object.hasOwn(listings, group.kind) || !showsEntries(group)) return [];
  return group.kind === "jobs" ? jobsIn(data) : itemsIn(data);
}

interface Around {
  isTitle: boolean;
  group: ResolvedGroup;
  context: ViewContext;
  origin: string;
}

function fieldMarkdown(field: ResolvedField, { isTitle, group, context, origin }: Around): string {
  const absolute = (href: string) => (href.startsWith("/") ? origin + href : href);
  switch (field.type) {
    case "text":
      if (isTitle) return headingMarkdown(field.text, group.headingLevel);
      return field.link ? linkMarkdown(field.text, absolute(field.link.href)) : plainMarkdown(field.text);
    case "richText": {
      const urlOf = (address: string) => {
        const target = pageAddress(address, context);
        return target && absolute(target.href);
      };
      return field.value ? richTextMarkdown(field.value, { headingLevel: field.headingLevel, urlOf }) : "";
    }
    case "button":
      return field.link ? linkMarkdown(field.text, absolute(field.link.href)) : "";
    case "image":
      return field.media ? pictureMarkdown(field.media, field.alt, absolute).join("") : "";
    case "document": {
      const path = documentAddress(field.media);
      const kind =
        field.media && `${documentLetters(field.media)}, ${fileSize(field.media.originalBytes ?? 0, context.locale)}`;
      return path && field.media ? linkMarkdown(`${field.media.name ?? ""} (${kind})`, origin + path) : "";
    }
    case "mediaList":
      return field.items.flatMap(({ media, alt }) => pictureMarkdown(media, alt, absolute)).join("\n\n");
    case "video":
      return plainMarkdown(field.alt ?? "");
  }
}

/** A picture by its words; none without. */
function pictureMarkdown(media: MediaRef, alt: string, absolute: (href: string) => string): string[] {
  const path = alt === "" ? null : pictureUrl(media, pictureWidth);
  return path ? [`!${linkMarkdown(alt, absolute(path))}`] : [];
}

function businessMarkdown({ name, branches }: FoundBusiness): string {
  const places = branches.map(({ street, city, phone }) => [street, city, phone].filter(Boolean).join(", "));
  return `- ${[`**${plainMarkdown(name)}**`, ...places.filter(Boolean).map(plainMarkdown)].join(" – ")}`;
}

/** Its number stands as on the map; a list of Markdown's own would count from 1, whatever there is. */
function holeMarkdown({ number, name, description, path }: CoursePlace, origin: string): string {
  const title = path ? linkMarkdown(name, origin + path) : `**${plainMarkdown(name)}**`;
  return `- ${number} ${[title, description && plainMarkdown(description)].filter(Boolean).join(" – ")}`;
}

function reviewMarkdown({ review: { author_name: author, author_url: href, rating, text } }: ShownReview): string {
  const name = href === null ? `**${plainMarkdown(author)}**` : linkMarkdown(author, href);
  return `- ${[name, `${rating}/5`, text && plainMarkdown(text)].filter(Boolean).join(" – ")}`;
}

function cardMarkdown({ name, line, text, path }: CollectionCard, origin: string): string {
  const title = path ? linkMarkdown(name.text, origin + path) : `**${plainMarkdown(name.text)}**`;
  const more = [line.text, text.text].filter((each) => each !== "").map(plainMarkdown);
  return `- ${[title, ...more].join(" – ")}`;
}

function postMarkdown({ title, text, href }: ShownPost): string {
  const name = href === null ? `**${plainMarkdown(title)}**` : linkMarkdown(title, href);
  return `- ${text === "" ? name : `${name} – ${plainMarkdown(excerptOf(text))}`}`;
}

function branchMarkdown({ name, street, city, phone, email, hours }: BranchData, { locale, t }: ViewContext): string {
  const week = hours ? hoursInShort(hours, locale, t).map(({ days, times }) => `${days} ${times.join(", ")}`) : [];
  const lines = [street, city, phone, email, ...week].filter((line) => line !== "");
  return [`**${plainMarkdown(name)}**`, "", ...lines.map((line) => `- ${plainMarkdown(line)}`)].join("\n");
}
