import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import type { Json } from "~/lib/json.ts";
import { image, rich, text, type FieldContent, type SectionContent } from "../../prisma/seed/content.ts";
import { findChromium } from "../support/browser.ts";
import { galleryHtml } from "../support/gallery/draw.tsx";
import { sampleSection } from "../support/gallery/samples.ts";
import { galleryStyleSheet } from "../support/gallery/style-sheet.ts";
import { launchPatiently, openPatiently } from "../support/patient-browser.ts";

/** Where the parts of sections stand: with much and little content, on phones, tablets and desktops. */
type Kind = Parameters<typeof sampleSection>[0];
const longTitle = text("Kontaktlinsenanpassung und Refraktionsbestimmung");
const longText = rich("Wir messen genau und erklären, was wir sehen. Erst dann reden wir über den Preis. ".repeat(6));
const sample = (kind: Kind, options: Record<string, Json> = {}) => sampleSection(kind, ["view", "workshop"], options);

/** A section with so many cards; each is changed by its place. */
function withCards(section: SectionContent, count: number, change = (card: SectionContent, _at: number) => card) {
  const { cards = [] } = section;
  return { ...section, cards: Array.from({ length: count }, (_, at) => change(cards[at % cards.length]!, at)) };
}
const changed = (card: SectionContent, fields: SectionContent["fields"]) => ({
  ...card,
  fields: { ...card.fields, ...fields },
});
function withoutPicture({ fields: { image: _, ...fields } = {}, ...card }: SectionContent): SectionContent {
  return { ...card, fields };
}

let css: string;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  css = await galleryStyleSheet();
  browser = await launchPatiently({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  page = await openPatiently(browser, { reducedMotion: "reduce" });
});
afterAll(() => browser.close());

async function show(
  sections: SectionContent[],
  width: number,
  look: PresetName = "optics",
  isFramed = false,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(await galleryHtml({ theme: themePresets[look], sections, isFramed }, css));
  await page.evaluate(() => document.fonts.ready);
}
const boxes = (selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right, top, width, height } = part.getBoundingClientRect();
      return { left: Math.round(left), right, top: Math.round(top), width, height };
    }),
  );
/** How many different values there are. */
const distinct = (values: number[]) => new Set(values).size;

it.each(["textOnImage", "hero"] as const)("%s on a tablet: no shade across the picture's middle", async (kind) => {
  for (const textPosition of ["centerLeft", "centerRight"]) {
    await show([sample(kind, { layout: "overlay", color: "transparent", textPosition })], 820);
    const name = kind === "hero" ? "hero" : "text-on-image";
    const [[stage], [words], [title]] = await Promise.all([
      boxes(`.${name}__stage`),
      boxes(`.${name}__text`),
      boxes(`.${name}__text :is(.display, .title)`),
    ]);
    expect(words?.height, "the shade is as high as the picture").toBeCloseTo(stage?.height ?? 0);
    const before = (title?.left ?? 0) - (stage?.left ?? 0);
    const free = textPosition === "centerLeft" ? (stage?.right ?? 0) - (title?.right ?? 0) : before;
    expect(free / (stage?.width ?? 1), "a third of the picture is free of words").toBeGreaterThan(0.33);
  }
});

it("four cards stand two and two on a tablet rather than three and one", async () => {
  for (const [gridLayout, columnLayout] of [
    ["avatar", "3"],
    ["grid", "5"],
  ] as const) {
    await show([withCards(sample("imageBoard", { gridLayout, columnLayout }), 4)], 820);
    expect(distinct((await boxes(".cards__item")).map(({ left }) => left))).toBe(2);
  }
  await show([withCards(sample("stepFeedBoard"), 4)], 820);
  expect(distinct((await boxes(".cards__item")).map(({ left }) => left))).toBe(2);
});

it("what services take and cost stands on one line, also of one without a picture or with more words", async () => {
  const service = withCards(sample("serviceBoard", { columnLayout: "3" }), 3, (card, at) =>
    at === 1 ? withoutPicture(card) : changed(card, at === 2 ? { description: longText } : {}),
  );
  await show([service], 1440);
  expect(distinct((await boxes(".card__facts")).map(({ top }) => top))).toBe(1);
});

it("prices of narrow products stand under every name, or beside every one", async () => {
  const names = ["Steg", "Modell Linde am See", "Sonnenbrille"];
  const products = withCards(sample("productBoard", { columnLayout: "3" }), 3, (card, at) =>
    changed(card, { title: text(names[at] ?? "") }),
  );
  await show([products], 820);
  expect(distinct((await boxes(".cost")).map(({ top }) => top))).toBe(1);
});

it("names and prices of products stand in the middle under round pictures", async () => {
  await show([sample("productBoard", { columnLayout: "3" })], 1440, "kids");
  const [[item], [title], [cost]] = await Promise.all([boxes(".card__text"), boxes(".card__title"), boxes(".cost")]);
  const before = (title?.left ?? 0) - (item?.left ?? 0);
  expect((item?.right ?? 0) - (cost?.right ?? 0)).toBeCloseTo(before, -1);
  expect(before).toBeGreaterThan(40);
});

it("names beside portraits begin at one edge on a phone, and long words leave the portrait at the top", async () => {
  const avatars = sample("imageBoard", { gridLayout: "avatar", alignment: "center" });
  const cards = withCards(avatars, 3, ({ kind, fields: { image } = {} }, at) => ({
    kind,
    fields: { ...(image && { image }), title: text("Mia".repeat(at + 1)), ...(at === 2 && { description: longText }) },
  }));
  await show([cards], 390);
  expect(distinct((await boxes(".card__title")).map(({ left }) => left))).toBe(1);
  const [text3, portrait3] = [(await boxes(".card__text"))[2], (await boxes(".card__media"))[2]];
  expect(portrait3?.top).toBe(text3?.top);
});

it("a card without a picture has the whole row where others stand beside theirs", async () => {
  const split = withCards(sample("imageBoard", { gridLayout: "split" }), 2, (card, at) =>
    at === 1 ? withoutPicture(card) : card,
  );
  await show([split], 1440);
  const [item, words] = [(await boxes(".cards__item"))[1], (await boxes(".card__text"))[1]];
  expect(words?.width).toBeCloseTo(item?.width ?? 0);
});

it("a logo that is not there leaves no gap", async () => {
  await show([withCards(sample("logos"), 3, (card, at) => (at === 1 ? withoutPicture(card) : card))], 1440);
  expect(await page.locator(".logos .cards__item").filter({ visible: true }).count()).toBe(2);
});

it("hours begin at the left where a contact has no address", async () => {
  const { fields: all = {}, ...contact } = sample("contact", { arrangement: "card" });
  const { name: _n, street: _s, city: _c, phone: _p, email: _e, ...fields } = all;
  await show([{ ...contact, fields: { ...fields, openingHours: rich("Di bis Fr 9.00 bis 18.30") } }], 820);
  const [[hours], [title]] = await Promise.all([boxes(".contact__hours"), boxes(".contact .title")]);
  expect(hours?.left).toBe(title?.left);
});

it("a portrait stands beside its words from a tablet on, in its format however long they are", async () => {
  await show([changed(sample("teamDetails", { imageFormat: "portrait" }), { description: longText })], 820);
  const [[portrait], [words]] = await Promise.all([boxes(".team-details__portrait"), boxes(".team-details__text")]);
  expect(words?.left).toBeGreaterThan(portrait?.right ?? 0);
  expect((portrait?.width ?? 0) / (portrait?.height ?? 1)).toBeCloseTo(4 / 5, 2);
});

it("portraits beside words of many lines stay round", async () => {
  const name = text("Annemarie Kontaktlinsenanpassung-Refraktionsbestimmung");
  await show([changed(sample("testimonialDetails"), { name, function: longTitle })], 390);
  const [portrait] = await boxes(".testimonial-details__who .image");
  expect((portrait?.width ?? 0) / (portrait?.height ?? 1)).toBeCloseTo(1, 2);
});

it("the title of a list beside its heading follows its longest word, and is not larger than the page's own", async () => {
  const titled = (kind: Kind) => changed(sample(kind), { title: longTitle });
  await show([titled("richTextBlock"), ...(["faq", "priceList", "downloads"] as const).map(titled)], 390);
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  const sizes = await page
    .locator(".title")
    .evaluateAll((titles) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)));
  expect(Math.max(...sizes)).toBe(sizes[0]);
});

it("a picture beside words on a ground of their own is round at both of its outer corners", async () => {
  for (const [textPosition, side] of [
    ["bottomLeft", "right"],
    ["centerRight", "left"],
  ]) {
    await show([sample("hero", { layout: "split", color: "secondary", textPosition: textPosition ?? "" })], 1440);
    const [top, bottom] = await page
      .locator(".hero__media")
      .evaluate(
        (media, at) =>
          ["top", "bottom"].map((edge) => getComputedStyle(media).getPropertyValue(`border-${edge}-${at}-radius`)),
        side,
      );
    expect(top).not.toBe("0px");
    expect(bottom, textPosition).toBe(top);
  }
});

it("words and button beside the picture of an invitation stand in its middle", async () => {
  await show(
    [sample("cta", { arrangement: "split" })].map((cta) => changed(cta, { image: image("view") })),
    1440,
  );
  const [[media], [words], [actions]] = await Promise.all([
    boxes(".cta__media"),
    boxes(".cta .heading-group, .cta .kicker"),
    boxes(".cta__actions .button"),
  ]);
  const above = (words?.top ?? 0) - (media?.top ?? 0);
  const below = (media?.top ?? 0) + (media?.height ?? 0) - (actions?.top ?? 0) - (actions?.height ?? 0);
  expect(Math.abs(above - below)).toBeLessThan(24);
});

it("the sheet of a download stands beside its words", async () => {
  const { cards = [], ...downloads } = sample("downloads");
  const file: FieldContent = { type: "image", picture: "leaflet" };
  await show([{ ...downloads, cards: cards.map((card) => changed(card, { file })) }], 820);
  const [sheets, words] = await Promise.all([boxes(".document"), boxes(".download__text")]);
  expect(sheets.length).toBeGreaterThan(1);
  for (const [at, sheet] of sheets.entries()) expect(words[at]?.left).toBeGreaterThan(sheet.right);
});

it("under a footer's large name no row stays half empty on a tablet", async () => {
  await show([sample("cta")], 820, "dining", true);
  const [[pages], [contact]] = await Promise.all([boxes(".site-footer__navigation"), boxes(".site-footer__contact")]);
  expect(contact?.top).toBe(pages?.top);
});

it("a look of cut-out pictures leaves no stripes where a picture fills its frame", async () => {
  const picture = image("view");
  const filled = [
    ...["banner", "split"].map((arrangement) => changed(sample("cta", { arrangement }), { image: picture })),
    sample("imageBoard", { arrangement: "bento" }),
    sample("imageBoard", { gridLayout: "avatar" }),
  ];
  const fits = () =>
    page
      .locator("main .image, .site > .section .image")
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).objectFit))]);
  await show(filled, 1440, "bakery");
  expect(await fits()).toEqual(["cover"]);
  await show([sample("imageBoard", { gridLayout: "grid" })], 1440, "bakery");
  expect(await fits()).toEqual(["contain"]);
});

it.each(["chambers", "sports"] as const)(
  "%s: no title of a card or row is smaller than the text under it",
  async (look) => {
    const sections = [sample("faq"), sample("faq", { textSize: "large" }), sample("priceList"), sample("serviceBoard")];
    for (const width of [390, 1440]) {
      await show(sections, width, look);
      const smaller = await page.locator(".section").evaluateAll((all) =>
        all.flatMap((section) => {
          const sizeOf = (selector: string) => {
            const part = section.querySelector(selector);
            return part ? Number.parseFloat(getComputedStyle(part).fontSize) : 0;
          };
          const title = sizeOf(".card__title");
          return title > 0 && title <= sizeOf(".cards__item :is(.richtext > *, .price__line)")
            ? [section.getAttribute("data-kind")]
            : [];
        }),
      );
      expect(smaller, `${width} px`).toEqual([]);
    }
  },
);

it("a contact that says nothing but its title draws no line", async () => {
  const { fields: { title } = {}, ...contact } = sample("contact");
  await show([{ ...contact, fields: { ...(title && { title }) } }], 390);
  expect(await page.locator(".contact__details").isVisible()).toBe(false);
});

it("titles beside pictures and on slides keep a word of 22 letters whole", async () => {
  const title = text("Kontaktlinsenanpassung");
  const slider = withCards(sample("contentSliderBoard"), 2, (card) => changed(card, { title }));
  for (const width of [390, 1000]) {
    await show([changed(sample("imageCollage"), { title }), slider], width);
    expect(await page.evaluate(partedTitles, ".collage .title, .slide__text .title"), `${width} px`).toEqual([]);
  }
});

/** The sections of titles that part a word without need; runs in the page. */
function partedTitles(titles: string): string[] {
  return [...document.querySelectorAll(titles)].flatMap((title) => {
    const node = title.firstChild;
    const words = [...(title.textContent ?? "").matchAll(/[\p{L}]+/gu)];
    const isParted = words.some(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node!, index);
      range.setEnd(node!, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return isParted ? [title.closest<HTMLElement>(".section")?.className ?? ""] : [];
  });
}

it.each(["optics", "craft", "salon"] as const)(
  "%s: a title of a card keeps a word of 22 letters whole",
  async (look) => {
    const boards = ["grid", "split", "carousel", "avatar"].map((gridLayout) =>
      sample("productBoard", { gridLayout, columnLayout: "4" }),
    );
    const sections = [...boards, sample("imageBoard", { arrangement: "list" }), sample("stepFeedBoard")].map(
      (section) => withCards(section, 3, (card) => changed(card, { title: longTitle })),
    );
    const invitations = changed(sample("multiCta"), { title: longTitle });
    for (const width of [390, 820, 1440]) {
      await show([...sections, invitations], width, look);
      expect(await page.evaluate(partedTitles, ".card__title"), `${width} px`).toEqual([]);
    }
  },
);
