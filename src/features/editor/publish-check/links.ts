import { storedLink } from "~/features/blocks/link.ts";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import { blockOf } from "~/kinds/registry.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { hiddenTarget, type HiddenTarget, type TargetPage } from "../pages/hidden-target.ts";
import type { PublishFinding } from "./finding.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import { wordLinks } from "./word-links.ts";

/**
 * Looks at every visible button of what a publish would show: a label without a link or with one to a page that visitors
 * do not find, or a link without a label. A button with neither is not drawn and no fault, but where booking is all that
 * a section is for. Links of pictures and in formatted text are no links where visitors do not find their page. The page itself goes out with what leads to it.
 * Null: the site's pages are not known yet, and all of them count as found. A button is called as in `told`.
 */
export function linkFindings(
  document: PageDocument,
  locales: readonly Locale[],
  pages: readonly TargetPage[] | null,
  told = locales[0],
): PublishFinding[] {
  const hiddenIn: HiddenIn = (id, shownIn) =>
    pages && id !== undefined && id !== document.id ? hiddenTarget(pages, id, shownIn) : null;
  return checkedGroups(document, locales).flatMap(({ group, shownIn }) => [
    ...buttonFindings(group, shownIn, hiddenIn, told),
    ...deadLinksOf(group, shownIn, hiddenIn),
  ]);
}

type HiddenIn = (pageId: string | undefined, locales: readonly Locale[]) => HiddenTarget | null;

/** Links to pages that visitors do not find, of pictures and in formatted text. */
function deadLinksOf(group: Group, locales: Locale[], hiddenIn: HiddenIn): PublishFinding[] {
  return Object.entries(blockOf(group.kind)?.fields ?? {}).flatMap(([fieldName, { type }]): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const place = { type: "item" as const, groupId: group.id, fieldName };
    if (type === "image") {
      const hidden = field.mediaId ? hiddenIn(pageOf(storedLink(field.options)), locales) : null;
      return hidden ? [{ ...hidden, place: { ...place, part: { type: "link" } }, text: "" }] : [];
    }
    if (type !== "richText") return [];
    return wordLinks(field, locales).flatMap(({ url, text, locales: written }): PublishFinding[] => {
      const hidden = url.startsWith("page:") ? hiddenIn(url.slice("page:".length), written) : null;
      if (!hidden) return [];
      const words = { ...place, part: { type: "words" as const, url } };
      return [{ ...hidden, place: words, text, locales: hidden.locales.length > 0 ? hidden.locales : written }];
    });
  });
}

function pageOf(link: LinkValue | null): string | undefined {
  return link?.type === "page" ? link.page?.id : undefined;
}

function buttonFindings(group: Group, locales: Locale[], hiddenIn: HiddenIn, told?: Locale): PublishFinding[] {
  return buttonNames(group).flatMap((fieldName): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const textIn = (locale: Locale) => field.texts[locale]?.text ?? "";
    const labels = [...locales.filter((locale) => locale === told), ...locales].map(textIn);
    const text = labels.find((label) => label !== "") ?? "";
    const link = storedLink(field.options);
    const hasLink = link !== null || leadsToBooking(group);
    const place = { type: "item" as const, groupId: group.id, fieldName };
    const found = { place: { ...place, part: { type: "link" as const } }, text, locales: [] };
    if (text === "" && !hasLink && isForBooking(group))
      return [{ type: "missingBooking", place: { ...place, fieldName: null }, text: "", locales: [] }];
    if (text !== "" && !hasLink) return [{ ...found, type: "missingLink" }];
    const hidden = text === "" ? null : hiddenIn(pageOf(link), locales);
    if (hidden) return [{ ...found, ...hidden }];
    const empty = locales.filter((locale) => textIn(locale) === "");
    return hasLink && empty.length > 0 ? [{ type: "missingText", place, text, locales: empty }] : [];
  });
}

/** Without its button it is an invitation that nobody can follow. */
function isForBooking({ kind }: Group): boolean {
  return kind === "bookingContainer";
}

/** The button of a section with a booking leads there. */
function leadsToBooking({ kind, options }: Group): boolean {
  return blockOf(kind)?.options["booking"]?.type === "bookingLink" && (options["booking"] ?? null) !== null;
}

function buttonNames(group: Group): string[] {
  const fields = blockOf(group.kind)?.fields ?? {};
  return Object.keys(fields).filter((name) => fields[name]?.type === "button");
}
