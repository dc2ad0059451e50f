import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runCommand } from "~/features/page/commands/run.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { untranslated, translationStatus } from "~/features/page/domain/translation-status.ts";
import { asStep } from "~/features/document/commands.ts";
import { cleanSvg } from "~/features/media/clean-svg.mjs";
import { drawingOf } from "~/features/media/domain/drawing.ts";
import { themePresets } from "~/features/blocks/theme-presets.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { layoutSteps } from "../layouts/layout-steps.ts";
import { drawing } from "./domain/drawing.ts";
import { factsOf } from "./facts.ts";
import { planOf, type PagePlan } from "./plan.ts";
import { newSiteInput, tradeSchema, type Trade } from "./schema.ts";
import { trades } from "./trades.ts";

const locales = ["de", "fr"] as const;
const given = { host: "laden.example", name: "Muster & Co", town: "Aarau", locales: [...locales] };

function planFor(trade: Trade, facts = {}): PagePlan[] {
  return planOf(trades[trade], factsOf(newSiteInput.parse({ ...given, trade }), facts), randomUUID());
}

/** The page as the commands make it that an editor could have given. */
function pageOf({ layout }: PagePlan, plan: PagePlan[]): PageDocument {
  const pages = Object.fromEntries(plan.map(({ key }) => [key, { id: randomUUID(), collection: null }]));
  const pictures = Object.fromEntries(["hero", "story", "about", "contact"].map((name) => [name, randomUUID()]));
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

  it("has six pages that every command accepts, whole in both languages", () => {
    expect(plan.map(({ key }) => key)).toEqual(["home", "services", "about", "contact", "imprint", "privacy"]);
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

  it("marks what only the business knows, and nothing once it is known", () => {
    const legal = {
      legalForm: "GmbH",
      responsible: "Ada Muster",
      uid: "CHE-000",
      hosting: "Hier",
      arePricesChecked: true,
    };
    const known = { ...given, trade, street: "Gasse", zip: "5000", phone: "062 000 00 00" };
    const whole = planOf(trades[trade], factsOf(newSiteInput.parse(known), legal), randomUUID());
    expect(JSON.stringify(plan.at(-2)).match(/\[[^"[\]]{3,}\]/g)?.length).toBeGreaterThan(4);
    expect(JSON.stringify(whole.map(({ layout }) => layout.map(({ fields }) => fields)))).not.toMatch(
      /\[[^"[\]{}]{3,}\]/,
    );
  });

  it("is drawn in its own colours, differently for each picture, and plainly enough to be cleaned to itself", () => {
    const draw = (seed: string) =>
      drawing({ trade, palette: themePresets[trade].palette, seed, width: 800, height: 600 });
    expect(draw("a")).toBe(draw("a"));
    expect(draw("a")).not.toBe(draw("b"));
    expect(drawingOf(draw("a"))?.viewBox).toBe("0 0 800 600");
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
    const pixels = await sharp(Buffer.from(cleanSvg(svg) ?? ""))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const opacities = pixels.filter((_, index) => index % 4 === 3);
    const clear = opacities.filter((opacity) => opacity === 0).length / opacities.length;
    expect(clear, "transparent").toBeGreaterThan(0.2);
    expect(clear, "transparent").toBeLessThan(0.9);
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
