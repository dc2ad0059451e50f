import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type Rule } from "postcss";
import { expect, it } from "vitest";

const features = join(import.meta.dirname, "../..");

/** What a sheet says of a property where this selector stands, by the condition around it: empty where it always holds. */
function said(sheet: string, selector: string, property: string): Record<string, string> {
  const found: Record<string, string> = {};
  postcss.parse(readFileSync(join(features, sheet), "utf8")).walkDecls(property, ({ parent, value }) => {
    const rule = parent as Rule;
    const around = rule.parent as AtRule;
    if (rule.selector === selector) found[around.name === "layer" ? "" : around.params] = value;
  });
  return found;
}

it.each([
  [
    "one review in a window, two from 768 px on, three from 1024 px on",
    {
      sheet: "blocks/kinds/reviewSlider/review-slider.css",
      selector: ".site .review-slider .carousel .cards",
      property: "--card",
      values: {
        "": "var(--page-now)",
        "(min-width: 768px)": "calc((var(--page-now) - var(--space-3)) / 2)",
        "(min-width: 1024px)": "calc((var(--page-now) - 2 * var(--space-3)) / 3)",
      },
    },
  ],
  [
    "five people in a window of the split card on a desktop",
    {
      sheet: "blocks/kinds/teamContainer/team-split.css",
      selector: ".site .board .team-split .cards",
      property: "--beside",
      values: { "": "2", "(min-width: 40rem)": "3", "(min-width: 64rem)": "5" },
    },
  ],
  [
    "a split card of at least 200 px",
    {
      sheet: "blocks/kinds/teamContainer/team-split.css",
      selector: ".team-split",
      property: "min-height",
      values: { "": "200px" },
    },
  ],
  [
    "pictures of the feed as 480 by 600",
    {
      sheet: "blocks/kinds/instagramFeed/instagram-feed.css",
      selector: ".feed__images .image",
      property: "aspect-ratio",
      values: { "": "480 / 600" },
    },
  ],
  [
    "cards 300 px wide",
    {
      sheet: "blocks/styles/board-layouts.css",
      selector: ".carousel .cards",
      property: "--card",
      values: { "": "max(300px, (var(--page-now) - 2 * var(--space-3)) / 3)" },
    },
  ],
  [
    "cards 250 px wide where there are four columns",
    {
      sheet: "blocks/styles/board-layouts.css",
      selector: '[data-columns="4"] .carousel .cards',
      property: "--card",
      values: { "": "max(250px, (var(--page-now) - 3 * var(--space-3)) / 4)" },
    },
  ],
])("shows %s", (_, { sheet, selector, property, values }) => expect(said(sheet, selector, property)).toEqual(values));
