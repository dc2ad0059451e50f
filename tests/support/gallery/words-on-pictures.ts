import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "~/features/blocks/theme/color.ts";
import type { SectionContent } from "../../../prisma/seed/content.ts";
import { sampleSection } from "./samples.ts";

const positions = ["topLeft", "centerLeft", "bottomLeft", "bottomRight"];
const grounds = { color: "transparent" };

/** The sections that lay words straight on a picture, in each arrangement that has a shade of its own. */
export const wordsOnPictures: SectionContent[] = [
  ...positions.map((textPosition) =>
    sampleSection("hero", ["view"], { ...grounds, layout: "overlay", size: "large", textPosition }),
  ),
  sampleSection("hero", ["view"], { ...grounds, layout: "overlay", size: "small", alignment: "center" }),
  ...positions.map((textPosition) =>
    sampleSection("textOnImage", ["view"], { ...grounds, shiftedAlignment: "default", textPosition }),
  ),
  ...["left", "center", "right"].map((alignment) => {
    const invitation = sampleSection("cta", [], { arrangement: "banner", alignment });
    return { ...invitation, fields: { ...invitation.fields, image: { type: "image", picture: "view" } as const } };
  }),
  sampleSection("imageBoard", ["view"], { arrangement: "overlay", gridLayout: "grid" }),
];

interface Line {
  told: string;
  ink: [red: number, green: number, blue: number, alpha: number];
  least: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Every line of words in sections that show a picture, with its ink and the contrast that it needs. Runs in the page. */
function linesOfWords(): Line[] {
  const lines: Line[] = [];
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  const inkOf = (written: string): Line["ink"] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const part = element?.closest("[data-kind], .site-header");
    if (!element || !part || (node.textContent ?? "").trim() === "") continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("script, style, template, .sr-only, noscript")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(node);
    const options = part.getAttribute("data-text-position") ?? part.getAttribute("data-align") ?? "";
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || left < 0 || left + width > innerWidth) continue;
      const told = `${part.getAttribute("data-kind") ?? "header"} ${options} .${element.className}: ${node.textContent?.trim().slice(0, 24)}`;
      lines.push({ told, ink: inkOf(color), least: isLarge ? 3 : 4.5, x: left, y: top + scrollY, width, height });
    }
  }
  return lines;
}

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1600' height='1000'%3E%3Crect width='1600' height='1000' fill='%23COLOR'/%3E%3C/svg%3E";

/** The lines of a page that cannot be read where all its pictures are of one colour, each with its ratio at the worst place. */
export async function faintOn(page: Page, color: "ffffff" | "000000"): Promise<string[]> {
  await page.addStyleTag({ content: `img, video { content: url("${picture.replace("COLOR", color)}") !important }` });
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.evaluate(linesOfWords);
  const hidden = await page.addStyleTag({
    content: "*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important }",
  });
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hidden.evaluate((style: HTMLElement) => style.remove());
  const scale = info.width / (page.viewportSize()?.width ?? info.width);
  const at = (x: number, y: number) => {
    const from = (Math.round(y * scale) * info.width + Math.round(x * scale)) * 3;
    return [...data.subarray(from, from + 3)];
  };
  const worst = new Map<string, number>();
  for (const { told, ink, least, x, y, width, height } of lines) {
    const ratios = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((along) =>
      [0.15, 0.5, 0.85].map((down) => {
        const ground = at(x + width * along, y + height * down);
        const words = ground.map((value, part) => (ink[part] ?? 0) * ink[3] + value * (1 - ink[3]));
        return contrast(hexOf(words), hexOf(ground));
      }),
    );
    const ratio = Math.min(...ratios);
    if (ratio < least) worst.set(told, Math.min(ratio, worst.get(told) ?? 21));
  }
  return [...worst].map(([told, ratio]) => `${ratio.toFixed(2)} ${told}`);
}

const hexOf = (color: number[]) => `#${color.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
