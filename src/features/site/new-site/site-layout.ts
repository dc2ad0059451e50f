import { aboutLayout } from "../layouts/about.ts";
import { filledLayout } from "../layouts/filled.ts";
import type { Layout, LayoutSection, Words } from "../layouts/layout.ts";
import { layouts } from "../layouts/layouts.ts";
import type { LayoutName } from "../layouts/schema.ts";
import { closingSection, composedSection } from "./parts.ts";
import type { SiteSamples } from "./site-samples.ts";
import type { TradeTexts } from "./trade-texts.ts";

/**
 * A layout as a page of this name begins with it on this site: in the words of the trade where it has some for such a
 * page, and with the addresses of its branches in the place of what is to be filled in. Pure.
 */
export function siteLayout(
  layout: LayoutName,
  { trade, branchIds }: Pick<SiteSamples, "trade" | "branchIds">,
  pageName: Words,
): Layout {
  const inTrade = trade && tradeLayout(layout, trade.texts);
  const filled = inTrade ? filledLayout(inTrade, trade.facts) : filledLayout(layouts[layout], { name: pageName });
  return branchIds.length === 0 ? filled : filled.map((section) => withBranches(section, branchIds));
}

/** The site's pictures for the places of a layout, one for each as long as there are more. Pure. */
export function picturesFor(layout: Layout, pictureIds: readonly string[]): Record<string, string> {
  const names = layout.flatMap(({ image, cardParts = [] }) => [image, ...cardParts.map((part) => part.image)]);
  const places = [...new Set(names.flatMap((name) => name ?? []))];
  return Object.fromEntries(
    places.flatMap((name, at) => {
      const id = pictureIds[at % pictureIds.length];
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

function tradeLayout(layout: LayoutName, texts: TradeTexts): Layout | null {
  const [, , team] = aboutLayout;
  switch (layout) {
    case "start":
      return [
        composedSection(texts, { part: "hero" }, "home"),
        composedSection(texts, { part: "offers" }, "home"),
        composedSection(texts, { part: "story", image: "story" }, "home"),
        closingSection(texts.closing),
      ];
    case "about":
      return [
        ...aboutLayout.slice(0, 1).map((hero) => ({ ...hero, fields: { ...hero.fields, title: texts.about.title } })),
        { kind: "richTextBlock", options: { size: "medium" }, fields: { textBlock: texts.about.text } },
        ...(team ? [team] : []),
        closingSection(texts.closing),
      ];
    case "services":
      return [
        composedSection(texts, { part: "intro", options: { size: "medium" } }, "services"),
        composedSection(texts, { part: "offers" }, "services"),
        closingSection(texts.closing),
      ];
    default:
      return null;
  }
}

/** An address that is known is shown as it is, not asked for. */
function withBranches(section: LayoutSection, branchIds: readonly string[]): LayoutSection {
  if (section.kind !== "contact") return section;
  const { kicker, title, description } = section.fields;
  const fields = Object.entries({ kicker, title, description }).flatMap(([name, words]) =>
    words ? [[name, words] as const] : [],
  );
  return {
    ...section,
    fields: Object.fromEntries(fields),
    options: { ...section.options, locations: [...branchIds] },
  };
}
