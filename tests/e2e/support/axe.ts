import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Frame, type Page } from "@playwright/test";
import { isSettled } from "./settled.ts";

/** The modal dialogs of the sites, and those of the editor. */
const modal = "dialog:modal, .vt-dialog";

const options: Parameters<AxeBuilder["options"]>[0] = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"], // to describe all that is well takes most of the time
};

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * No violation of WCAG 2.2 A or AA that axe can see, target size included (axe leaves that rule off by default), on the
 * whole page or in the part that `within` selects. While a modal dialog is open, that is the dialog: the page behind it
 * can be neither read nor reached.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await violationsOn(page, within)).toEqual([]);
}

/** What `expectAccessible` refuses, each as its rule and where it is broken. */
export async function violationsOn(page: Page, within?: string): Promise<string[]> {
  await isSettled(page); // a colour on its way to another has neither one's contrast
  const part = within ?? ((await page.locator(modal).count()) > 0 ? modal : null);
  await Promise.all(page.frames().map(bringAxe));
  // Axe runs in the page itself: its other way opens a blank page, which takes the keyboard and a second from this one.
  const axe = new AxeBuilder({ page, axeSource: "void 0" }).setLegacyMode().options(options);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/**
 * Sees to it that a frame holds axe, once. The builder itself would have it read twice for each look, from a source of
 * twice the size, which takes longer than most looks, and would leave out, unsaid, a frame that needs a second for it.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
}
