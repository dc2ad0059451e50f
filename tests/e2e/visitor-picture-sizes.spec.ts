import { expect, type Page } from "@playwright/test";
import { blockOf } from "../../src/kinds/registry.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { laidOutWhole } from "./support/laid-out-whole.ts";
import { makeSamplePage, sampledKinds, type SampleSection } from "./support/sample-page.ts";
import { golfOrigin, opticianOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";

const widths = [390, 600, 820, 1024, 1440, 1920];
const boards = ["serviceBoard", "productBoard", "newsFeedBoard", "goFeed", "servicesContainer", "teamContainer"];
const layouts = ["grid", "masonry", "carousel", "avatar"];

/** The kinds that show pictures in their layouts, columns and sizes; boards, which share theirs, in one column each. */
const everyLayout: SampleSection[] = [
  ...["3", "4", "5"].flatMap((columnLayout) => [
    ...layouts.map((gridLayout) => ({ kind: "imageBoard", options: { gridLayout, columnLayout } })),
    ...["bento", "overlay"].map((arrangement) => ({ kind: "imageBoard", options: { arrangement, columnLayout } })),
    ...["stepFeedBoard", "mediaGallery", "logos"].map((kind) => ({ kind, options: { columnLayout } })),
  ]),
  ...boards.flatMap((kind, at) =>
    [...layouts, "split"].map((gridLayout, place) => ({
      kind,
      options: {
        gridLayout,
        columnLayout: String(3 + ((at + place) % 3)),
        imageFormat: at % 2 === 0 ? "square" : "portrait",
      },
    })),
  ),
  { kind: "imageBoard", options: { gridLayout: "grid", arrangement: "list" } },
  ...["standard", "banner", "split", "strip"].map((arrangement) => ({ kind: "cta", options: { arrangement } })),
  ...["split", "overlay", "stacked"].flatMap((layout) =>
    ["small", "large"].map((size) => ({ kind: "hero", options: { layout, size } })),
  ),
];

const hasPictures = (kind: string): boolean => {
  const block = blockOf(kind);
  const isShown = Object.values(block?.fields ?? {}).some(({ type }) => type === "image" || type === "mediaList");
  return isShown || (block?.childKind !== undefined && hasPictures(block.childKind));
};
/** The other kinds that show pictures, as they begin. */
const others: SampleSection[] = sampledKinds
  .filter((kind) => hasPictures(kind) && !everyLayout.some((section) => section.kind === kind))
  .map((kind) => ({ kind }));

/** On a site that is no member of the health opticians. */
const isForEverybody = ({ kind }: SampleSection) => blockOf(kind)?.membersOnly !== true;

interface Shown {
  section: string;
  sizes: string;
  /** How wide the whole picture is where it is drawn, cut edges included. */
  drawn: number;
  /** How wide its `sizes` say that it is. */
  said: number;
}

/** Runs in the page: the pictures with several stored copies; nothing has to be loaded for it. */
function shownPictures(): Shown[] {
  const ruler = document.body.appendChild(document.createElement("div"));
  ruler.style.position = "absolute";
  const widthOf = (sizes: string) => {
    const entries = [""];
    let depth = 0;
    for (const letter of sizes) {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      if (letter === "," && depth === 0) entries.push("");
      else entries[entries.length - 1] += letter;
    }
    for (const entry of entries) {
      const [, condition = "", width = ""] = /^((?:\([^()]*\)(?: and )?)*)\s*(.+)$/.exec(entry.trim()) ?? [];
      if (condition !== "" && !matchMedia(condition).matches) continue;
      ruler.style.width = width;
      return ruler.getBoundingClientRect().width;
    }
    return Number.NaN;
  };
  const shown = [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")].map((picture) => {
    const { width, height } = picture.getBoundingClientRect();
    const ratio = Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"));
    const isCovering = getComputedStyle(picture).objectFit === "cover";
    const drawn = isCovering ? Math.max(width, height * ratio) : Math.min(width, height * ratio);
    const section = picture.closest("[id^=section-]") ?? picture.closest("section");
    return {
      section: section?.className ?? "",
      sizes: picture.sizes,
      drawn: Math.round(drawn),
      said: Math.round(widthOf(picture.sizes)),
    };
  });
  ruler.remove();
  return shown;
}

/** No picture of the page is blown up, and few are larger than needed. */
async function expectRightSizes(visitor: Page, width: number): Promise<void> {
  await visitor.setViewportSize({ width, height: 900 });
  const shown = (await visitor.evaluate(shownPictures)).filter(({ drawn }) => drawn > 0);
  expect(shown.length).toBeGreaterThan(100);
  expect(
    shown.filter(({ said, drawn }) => !(said >= drawn * 0.9)),
    `blown up at ${width} px`,
  ).toEqual([]);
  const large = shown.filter(({ said, drawn }) => said > drawn * 1.5);
  expect(large.length, `larger than needed at ${width} px: ${JSON.stringify(large)}`).toBeLessThan(shown.length / 20);
}

test("pictures come at the size at which they are drawn, in every kind and layout", async ({ page, browser }) => {
  const sections = [...others, ...everyLayout];
  const looks = [
    { origin: opticianOrigin, shown: widths, sections, locales: ["de", "fr"] },
    // Another look has other frames, grounds and gaps: the same rules hold there.
    { origin: golfOrigin, shown: [390, 820, 1440], sections: sections.filter(isForEverybody), locales: ["de"] },
  ] as const;
  for (const { origin, shown, sections, locales } of looks) {
    await new EditorPage(page).signIn("admin@vitrine.example", { origin });
    const made = await makeSamplePage(page, "Bildgroessen", [...sections], locales);
    const visitor = await browser.newPage();
    await visitor.goto(new URL(made.path, page.url()).href);
    await visitor.addStyleTag(laidOutWhole);
    for (const width of shown) await test.step(`${origin} at ${width} px`, () => expectRightSizes(visitor, width));
    await visitor.close();
    expect((await post(page, "page/remove", { id: made.id })).status).toBe(200);
  }
});
