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
    if (rule.selector === selector) found[around.name === "media" ? around.params : ""] = value;
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

const motion = "(prefers-reduced-motion: no-preference)";
const phone = "(width < 40rem)";
const site = ".site,\n.vt-site";
const root = ":root,\n.vt-site";

/** The numbers of the design review: a sheet, where in it, what it says there, and under which condition. */
it.each([
  ["long words of running text part on phones", "richtext.css", ".richtext", "hyphens", "auto", phone],
  [
    "ten letters at least, four before, four after",
    "richtext.css",
    ".richtext",
    "hyphenate-limit-chars",
    "10 4 4",
    phone,
  ],
  ["lines of a phone are filled", "richtext.css", ".richtext", "text-wrap", "wrap", phone],
  ["lines are no longer than 66 letters", "richtext.css", ".richtext", "max-width", "66ch"],
  ["a lead's no longer than 46", "richtext.css", ".richtext.lead", "max-width", "46ch"],
  [
    "titles part long words only",
    "type.css",
    ":is(.display, .title, .card__title, .richtext [data-level], .contact__name)",
    "hyphenate-limit-chars",
    "14 6 6",
  ],
  ["titles are short lines", "type.css", ".title", "--measure", "22ch"],
  [
    "a page's own title has the largest step",
    "type.css",
    ".display",
    "--title-size",
    "calc(var(--step-5) * var(--site-heading-scale) * var(--title-scale, 1))",
  ],
  ["which is 44 to 108 px", "tokens.css", root, "--step-5", "clamp(2.75rem, 1.72rem + 0.042 * var(--view), 6.75rem)"],
  [
    "in a panel a little less",
    "../kinds/hero/hero.css",
    ".hero__text .display",
    "--title-size",
    "calc(min(var(--step-5) * 0.92, 15cqi) * var(--site-heading-scale) * var(--title-scale))",
  ],
  [
    "a section's title has the next one",
    "type.css",
    ".title",
    "--title-size",
    "calc(var(--step-4) * var(--site-heading-scale) * var(--title-scale, 1))",
  ],
  ["which is 30 to 52 px", "tokens.css", root, "--step-4", "clamp(1.9rem, 1.5rem + 0.017 * var(--view), 3.25rem)"],
  [
    "sections keep 0.8 of 68 to 144 px",
    "tokens.css",
    site,
    "--space-section",
    "calc(clamp(3.4rem, 2.4rem + 0.04 * var(--view), 7.2rem) * var(--site-density))",
  ],
  [
    "around an invitation 80 px at most",
    "../kinds/cta/cta.css",
    ".cta",
    "padding-block",
    "calc(clamp(2.75rem, 1.9rem + 0.033 * var(--view), 5rem) * (0.4 + 0.6 * var(--site-density)))",
  ],
  [
    "masonry has gaps of 16 px",
    "board-layouts.css",
    '.board[data-layout="masonry"] .board__cards',
    "column-gap",
    "16px",
  ],
  [
    "also below each other",
    "board-layouts.css",
    '.board[data-layout="masonry"] .cards__item',
    "padding-bottom",
    "16px",
  ],
  ["what is pressed gives way by two per cent", "button.css", ":is(.button, .arrow):active", "scale", "0.98", motion],
  [
    "the next page takes 200 ms to come",
    "site.css",
    "::view-transition-group(root)",
    "animation-duration",
    "200ms",
    motion,
  ],
])("%s", (_, sheet, selector, property, value, condition = "") =>
  expect(said(`blocks/styles/${sheet}`, selector, property)).toMatchObject({ [condition]: value }),
);
