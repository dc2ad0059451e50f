import sharp, { type OverlayOptions } from "sharp";
import { inkOn } from "~/features/blocks/theme/color.ts";
import { headingLook } from "~/features/blocks/theme/heading-look.ts";
import { bodyFaces } from "~/features/blocks/theme/theme-faces.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { drawSvg } from "~/features/media/draw-svg.ts";
import type { FocalPoint } from "~/features/media/schema.ts";
import { fitLines } from "./fit-lines.ts";
import { shareSize } from "./share-path.ts";
import { setText, typefaceOf, type TextStyle } from "./typeset.ts";

/** What the picture of a page shows. */
interface Shared {
  theme: Theme;
  title: string;
  siteName: string;
  /** The site's host, as people type it. */
  host: string;
  logo: Buffer | null;
  picture: { bytes: Buffer; focalPoint: FocalPoint | null } | null;
}

const { width, height } = shareSize;
const secondsToDraw = 20;
const margin = 72;
/** Where the picture begins, beside the words. */
const pictureAt = 680;
const titleSizes = [92, 80, 70, 62, 54, 46, 40];
/** Between the name above and the host below. */
const titleHeight = 330;
const logoBox = { width: 320, height: 72 };
const radii = { none: 0, small: 14, medium: 28, large: 48 } as const;

/** Draws a page as it is shown where it is shared, in the site's colours and typefaces, as JPEG. */
export async function drawSharePicture(shared: Shared): Promise<Buffer> {
  const { theme, logo, picture } = shared;
  const ground = logo ? theme.palette.header : picture ? theme.palette.paper : theme.palette.primary;
  const overlay = await drawSvg(Buffer.from(await overlaySvg(shared, ground)), secondsToDraw);
  const layers: OverlayOptions[] = [
    ...(picture ? [await pictureLayer(picture, theme)] : []),
    { input: overlay.data, raw: overlay.info },
    ...(logo ? [await logoLayer(logo)] : []),
  ];
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** What lies over the picture: its frame, and the words. */
async function overlaySvg({ theme, title, siteName, host, logo, picture }: Shared, ground: string): Promise<string> {
  const { palette, headingCase, fonts } = theme;
  const look = headingLook(theme);
  const ink = inkOn(ground, palette.paper, palette.text);
  const heading = await typefaceOf(look.family, Number(look.weight));
  const body = await typefaceOf(bodyFaces[fonts.body].family, 500);
  const tracking = Number.parseFloat(look.tracking);
  const leading = Math.max(1.02, Number(look.leading));
  const titleStyle = (size: number): TextStyle => ({ face: heading, size: size * look.scale, tracking });
  const words = headingCase === "upper" ? title.toUpperCase() : title;
  const fitted = fitLines(words, {
    width: (picture ? pictureAt - 40 : width - margin) - margin,
    sizes: titleSizes,
    linesAt: (size) => Math.floor(titleHeight / (size * look.scale * leading)),
    widthOf: (line, size) => setText(line, titleStyle(size)).width,
  });
  const size = fitted.size * look.scale;
  const step = size * leading;
  const bottom = height - margin - 62;
  const parts = [
    ...(logo ? [] : [at(margin, margin + 26, setText(siteName, { face: body, size: 30, tracking: 0 }).svg)]),
    ...fitted.lines.map((line, row) => {
      const y = bottom - (fitted.lines.length - 1 - row) * step;
      return at(margin, y, setText(line, titleStyle(fitted.size)).svg);
    }),
    at(margin + 56, height - margin + 4, setText(host, { face: body, size: 26, tracking: 0 }).svg),
  ];
  const bar = `<rect x="${margin}" y="${height - margin - 7}" width="40" height="6" fill="${markOn(ground, theme)}"/>`;
  const frame = picture ? frameSvg(ground, theme) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${frame}<g fill="${ink}">${parts.join("")}</g>${bar}</svg>`;
}

/** The colour of the small mark beside the host: one of the theme's that stands out from the ground. */
function markOn(ground: string, { palette }: Theme): string {
  const colors = [palette.accent, palette.secondary, palette.primary];
  return colors.find((color) => color !== ground && inkOn(ground, color, ground) === color) ?? palette.accent;
}

function at(x: number, y: number, svg: string): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`;
}

/** Where the picture lies: within margins, or out to the edges. */
function boxOf({ frame }: Theme) {
  const inset = frame === "inset" ? 40 : 0;
  return { left: pictureAt, top: inset, width: width - pictureAt - inset, height: height - 2 * inset };
}

/** The ground around the picture, which gives it the shape of the site's pictures. */
function frameSvg(ground: string, theme: Theme): string {
  const { radius, image, frame } = theme;
  const { left, top, width: wide, height: high } = boxOf(theme);
  if (frame === "bleed") return "";
  const isRound = image === "arch" || image === "circle";
  const upper = image === "square" ? 0 : isRound ? wide / 2 : radii[radius];
  const lower = image === "square" ? 0 : radii[radius];
  const [right, bottom] = [left + wide, top + high];
  const hole =
    `M${left} ${top + upper}A${upper} ${upper} 0 0 1 ${left + upper} ${top}H${right - upper}` +
    `A${upper} ${upper} 0 0 1 ${right} ${top + upper}V${bottom - lower}A${lower} ${lower} 0 0 1 ${right - lower} ${bottom}` +
    `H${left + lower}A${lower} ${lower} 0 0 1 ${left} ${bottom - lower}Z`;
  return `<path fill="${ground}" fill-rule="evenodd" d="M${left - 1} 0H${width}V${height}H${left - 1}Z${hole}"/>`;
}

async function pictureLayer(
  { bytes, focalPoint }: NonNullable<Shared["picture"]>,
  theme: Theme,
): Promise<OverlayOptions> {
  const { left, top, ...box } = boxOf(theme);
  return { input: await cropTo(bytes, box, focalPoint ?? { x: 0.5, y: 0.5 }), left, top };
}

/** The part of a picture that fills a box, as near to its focal point as its edges allow. */
async function cropTo(bytes: Buffer, box: { width: number; height: number }, focus: FocalPoint): Promise<Buffer> {
  const { width: wide = 1, height: high = 1 } = await sharp(bytes).metadata();
  const scale = Math.max(box.width / wide, box.height / high);
  const [w, h] = [Math.max(box.width, Math.round(wide * scale)), Math.max(box.height, Math.round(high * scale))];
  const start = (whole: number, part: number, point: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * point - part / 2)));
  const region = { left: start(w, box.width, focus.x), top: start(h, box.height, focus.y), ...box };
  return sharp(bytes).resize(w, h, { fit: "fill" }).extract(region).png().toBuffer();
}

async function logoLayer(bytes: Buffer): Promise<OverlayOptions> {
  const input = await sharp(bytes)
    .resize({ ...logoBox, fit: "inside" })
    .png()
    .toBuffer();
  return { input, left: margin, top: margin - 12 };
}
