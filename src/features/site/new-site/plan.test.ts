import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runCommand } from "~/features/page/commands/run.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { untranslated, translationStatus } from "~/features/page/domain/translation-status.ts";
import { asStep } from "~/features/document/commands.ts";
import { cleanSvg } from "~/features/media/clean-svg.mjs";
import { drawSvg } from "~/features/media/draw-svg.ts";
import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Layout } from "../layouts/layout.ts";
import { layoutSteps } from "../layouts/layout-steps.ts";
import { drawing } from "./domain/drawing.ts";
import { factsOf } from "./facts.ts";
import { drawnPictures, pictureFormats, type PictureFormat } from "./pictures.ts";
import { planOf, type PagePlan } from "./plan.ts";
import { newSiteInput, tradeSchema, type Trade } from "./schema.ts";
import { trades } from "./trades.ts";

const locales = ["de", "fr"] as const;
const given = { host: "laden.example", name: "Muster & Co", town: "Aarau", locales: [...locales] };

const branchId = randomUUID();

function planFor(trade: Trade, preset: PresetName = trade): PagePlan[] {
  const facts = factsOf(newSiteInput.parse({ ...given, trade }));
  return planOf(trades[trade], preset, { facts, branchId, hasHours: true });
}

/** The page as the commands make it that an editor could have given. */
function pageOf({ layout }: PagePlan, plan: PagePlan[]): PageDocument {
  const pages = Object.fromEntries(plan.map(({ key }) => [key, { id: randomUUID(), collection: null }]));
  const formats = pictureFormats([layout], themePresets.optics);
  const pictures = Object.fromEntries(Object.keys(formats).map((name) => [name, randomUUID()]));
  const setting = { locales, contact: pages["contact"] ?? null, pages, pictures, newId: randomUUID };
  return layoutSteps(layout, setting).reduce((document, step) => {
    const operation = { opId: randomUUID(), ...asStep(step) };
    const result = runCommand(document, operation, { locales, isMember: false, patchesOf: () => undefined });
    if (!result.ok) throw new Error(`${step.command} is refused: ${result.refusal}`);
    return result.document;
  }, emptyPage(randomUUID()));
}

describe.each(tradeSchema.options)("the first site of %s", (trade) => {
  const plan = planFor(trade);

  it("has seven pages that every command accepts, whole in both languages", () => {
    const keys = ["home", "services", "about", "contact", "imprint", "privacy", "search"];
    expect(plan.map(({ key }) => key)).toEqual(keys);
    for (const page of plan) {
      const document = pageOf(page, plan);
      expect(untranslated(translationStatus(document, [...locales]), []), page.key).toEqual({});
      expect(Object.keys(document.groups).length).toBeGreaterThan(0);
    }
  });

  it("says its name, no place that is still to be filled, and no ß", () => {
    const text = JSON.stringify(plan);
    expect(text).toContain("Muster & Co");
    expect(text).not.toMatch(/\{\w+\}|undefined|ß/);
    for (const { description, key } of plan) {
      for (const locale of locales) expect(description[locale].length, `${key} ${locale}`).toBeLessThan(161);
    }
  });

  it("puts no trade before its name, which may begin with it", () => {
    const before = [...JSON.stringify(trades[trade]).matchAll(/([^\s"]+) \{name\}/g)].map(([, word]) => word);
    expect(before.filter((word) => !["bei", "chez", "de", "travaille", "von", "Wie"].includes(word ?? ""))).toEqual([]);
  });

  it("marks what only the business knows, and nothing once it is known", () => {
    const legal = {
      legalForm: "GmbH",
      responsible: "Ada Muster",
      uid: "CHE-000",
      hosting: "Hier",
      arePricesChecked: true,
    };
    const known = { ...given, trade, street: "Gasse", zip: "5000", phone: "062 000 00 00" };
    const facts = factsOf(newSiteInput.parse(known), legal);
    const whole = planOf(trades[trade], trade, { facts, branchId, hasHours: true });
    expect(JSON.stringify(plan.find(({ key }) => key === "imprint")).match(/\[[^"[\]]{3,}\]/g)?.length).toBeGreaterThan(
      4,
    );
    expect(JSON.stringify(whole.map(({ layout }) => layout.map(({ fields }) => fields)))).not.toMatch(
      /\[[^"[\]{}]{3,}\]/,
    );
  });

  it("is drawn in its own colours, differently for each picture, and plainly enough to be cleaned to itself", () => {
    const draw = (seed: string) =>
      drawing({ trade, palette: themePresets[trade].palette, seed, width: 800, height: 600 });
    expect(draw("a")).toBe(draw("a"));
    expect(draw("a")).not.toBe(draw("b"));
    expect(draw("a")).toContain('viewBox="0 0 800 600"');
    for (const preset of tradeSchema.options) {
      const layouts = planFor(trade, preset).map(({ layout }) => layout);
      const drawn = Object.values(drawnPictures({ trade, preset, name: 'Käse & <b>"Wein"</b>' }, layouts));
      for (const svg of drawn) expect(cleanSvg(svg)).toBe(svg);
    }
  });

  it("is drawn on another ground than the colour beside it", () => {
    const { palette } = themePresets[trade];
    for (const beside of [palette.primary, palette.secondary, palette.background])
      for (const seed of ["a", "b", "c"]) {
        const svg = drawing({ trade, palette, seed, beside, width: 800, height: 600 });
        expect(svg).toMatch(/^<svg[^>]*><rect [^>]*fill="#/);
        expect(/<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1]).not.toBe(beside);
      }
  });

  it("is drawn on transparent ground where its look shows pictures free", async () => {
    const svg = drawing({
      trade,
      palette: themePresets[trade].palette,
      seed: "a",
      width: 800,
      height: 600,
      isCutOut: true,
    });
    const pixels = await drawSvg(Buffer.from(svg), 250); // more than it takes beside busy tests
    expect(pixels.info.channels).toBe(4);
    const opacities = pixels.data.filter((_, index) => index % 4 === 3);
    const clear = opacities.filter((opacity) => opacity === 0).length / opacities.length;
    expect(clear, "transparent").toBeGreaterThan(0.2);
    expect(clear, "transparent").toBeLessThan(0.9);
  });
});

describe("the look of a first site", () => {
  const presets = tradeSchema.options;
  const homeOf = (preset: PresetName) => planFor("craft", preset)[0]?.layout ?? [];

  it.each(presets)("%s composes words of any trade, by commands that take every option of it", (preset) => {
    for (const page of planFor("bakery", preset)) expect(() => pageOf(page, planFor("bakery", preset))).not.toThrow();
  });

  it("gives no two looks their sections in the same order, nor the same opening, nor the same end", () => {
    const differ = (said: (home: Layout) => unknown) =>
      expect(new Set(presets.map((preset) => JSON.stringify(said(homeOf(preset))))).size).toBe(presets.length);
    differ((home) => home.map(({ kind }) => kind));
    differ((home) => [home[0]?.options, home[1]?.kind]);
    differ((home) => home.at(-1)?.options);
    const services = presets.map((preset) =>
      planFor("craft", preset)[1]?.layout.map(({ kind, options }) => [kind, options]),
    );
    expect(new Set(services.map((layout) => JSON.stringify(layout))).size).toBe(presets.length);
  });

  it.each(presets)("%s tells once how a service goes, all prices and all questions", (preset) => {
    const [home, services] = planFor("craft", preset).map(({ layout }) => layout);
    const count = (kind: string) => [...(home ?? []), ...(services ?? [])].filter((section) => section.kind === kind);
    expect(count("stepFeedBoard")).toHaveLength(1);
    expect(services?.find(({ kind }) => kind === "priceList")?.cards).toHaveLength(trades.craft.services.prices.length);
    expect(services?.find(({ kind }) => kind === "faq")?.cards).toHaveLength(trades.craft.questions.length);
  });

  it("leaves hours out that nobody has told", () => {
    const facts = factsOf(newSiteInput.parse({ ...given, trade: "bakery" }));
    const [home] = planOf(trades.bakery, "bakery", { facts, branchId, hasHours: false });
    expect(home?.layout.map(({ kind }) => kind)).not.toContain("openingHours");
    expect(homeOf("bakery").map(({ kind }) => kind)).toContain("openingHours");
  });

  it.each(presets)("%s draws each picture once, for the place where it stands", (preset) => {
    const layouts = planFor(preset).map(({ layout }) => layout);
    const used = layouts.flat().flatMap(({ image, cardParts = [] }) => [image, ...cardParts.map((part) => part.image)]);
    const named = used.filter((name) => name !== undefined);
    expect(new Set(named).size).toBe(named.length);
    const pictures = drawnPictures({ trade: preset, preset, name: "Muster" }, layouts);
    expect(Object.keys(pictures).toSorted()).toEqual(named.toSorted());
    expect(new Set(Object.values(pictures)).size).toBe(named.length);
    const { hero, about } = pictureFormats(layouts, themePresets[preset]);
    const wide = (format: PictureFormat | undefined) => format && format.width / format.height;
    const [{ options = {} } = {}] = layouts[0] ?? [];
    const expected: Record<string, number> = { split: 1.1, overlay: 1.5, stacked: 2.4 };
    const { layout } = options;
    const aimed = typeof layout === "string" ? expected[layout] : undefined;
    if (aimed === undefined) expect(hero).toBeUndefined();
    else expect(wide(hero)).toBeCloseTo(aimed, 0);
    expect(about === undefined).toBe(preset === "salon" || preset === "chambers");
  });
});

describe("what a new site is made of", () => {
  it.each([
    ["a host that is none", { host: "http://x" }],
    ["another first language", { locales: ["it", "de"] }],
    ["a language twice", { locales: ["de", "de"] }],
    ["hours that cannot be read", { hours: "meistens" }],
    ["an unknown trade", { trade: "piracy" }],
    ["an unknown key", { isAdmin: true }],
    ["no place", { town: " " }],
  ])("is refused with %s", (_what, wrong) =>
    expect(newSiteInput.safeParse({ ...given, trade: "craft", ...wrong }).success).toBe(false),
  );
});

it("says du and tu on all pages of sports, but for those of the law", () => {
  const own = planFor("sports").filter(({ key }) => key !== "imprint" && key !== "privacy");
  expect(JSON.stringify(own)).not.toMatch(
    /\b(Sie|Ihre?|Ihnen|Ihre[mnrs]|(?<!-)[Vv]ous|[Vv]otre|[Vv]os|(?!chez|[Rr]endez|assez)\p{L}{2,}ez)\b/u,
  );
});
