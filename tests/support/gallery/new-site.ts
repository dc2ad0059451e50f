import { runCommand } from "~/features/page/commands/run.ts";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { branchDataName } from "~/features/blocks/data/branch-data.ts";
import { asStep } from "~/features/document/commands.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Layout } from "~/features/site/layouts/layout.ts";
import { layoutSteps } from "~/features/site/layouts/layout-steps.ts";
import { factsOf } from "~/features/site/new-site/facts.ts";
import { drawnPictures, focalPointOf, pictureFormats, type PictureFormat } from "~/features/site/new-site/pictures.ts";
import { planOf } from "~/features/site/new-site/plan.ts";
import { newSiteInput, tradeSchema, type Trade } from "~/features/site/new-site/schema.ts";
import { trades } from "~/features/site/new-site/trades.ts";
import { deriveId } from "~/lib/ids.ts";
import { pictureId } from "./document.ts";
import type { GalleryPage } from "./draw.tsx";
import { galleryBranches } from "./site.ts";

const facts = { legalForm: "GmbH", responsible: "A", uid: "U", hosting: "Elgg", arePricesChecked: true };

/** The pages of a new site of each trade, as `new-<trade>` (its home page) and `new-<trade>-<page>`. */
export const newSitePages: Record<string, () => GalleryPage> = Object.fromEntries(
  tradeSchema.options.flatMap((trade) => {
    const pages = newSiteOf(trade);
    return pages.map(({ key }, at): [string, () => GalleryPage] => [
      key === "home" ? `new-${trade}` : `new-${trade}-${key}`,
      () => drawnPage(trade, pages[at]?.layout ?? [], pages),
    ]);
  }),
);

function newSiteOf(trade: Trade) {
  const given = newSiteInput.parse({ host: "x.example", name: "Rosenau", trade, town: "Elgg", locales: ["de"] });
  const [{ id: branchId = "" } = {}] = galleryBranches;
  return planOf(trades[trade], trade, { facts: factsOf(given, facts), branchId, hasHours: true });
}

function drawnPage(trade: Trade, layout: Layout, pages: { key: string; layout: Layout }[]): GalleryPage {
  const theme = themePresets[trade];
  const layouts = pages.map((page) => page.layout);
  const formats = pictureFormats(layouts, theme);
  const name = (picture: string) => pictureId(`${trade} ${picture}`);
  const pictures = Object.fromEntries(Object.keys(formats).map((picture) => [picture, name(picture)]));
  const svgs = Object.entries(drawnPictures({ trade, preset: trade, name: "Rosenau" }, layouts));
  const media = svgs.map(([picture, svg]) => drawn(name(picture), svg, formats[picture] ?? square));
  return {
    theme,
    document: documentOf(trade, layout, pictures),
    media: Object.fromEntries(media.map((medium) => [medium.id, medium])),
    data: { [branchDataName]: galleryBranches.slice(0, 1) },
    isFramed: true,
  };
}

const square = { width: 1, height: 1 };

function drawn(id: string, svg: string, format: PictureFormat): MediaRef {
  const { width, height } = format;
  return {
    id,
    mediaType: "image",
    mimeType: "image/svg+xml",
    publicUrl: `data:image/svg+xml,${encodeURIComponent("<!--")}`, // a "/" follows
    original: encodeURIComponent(`-->${svg}`),
    widths: [],
    width,
    height,
    placeholder: null,
    focalPoint: focalPointOf(format),
    videoSettings: null,
    alt: {},
  };
}

function documentOf(trade: Trade, layout: Layout, pictures: Record<string, string>): PageDocument {
  const root = pictureId(trade);
  const pages = Object.fromEntries(
    ["home", "services", "about", "contact"].map((key) => [key, { id: deriveId(root, key), collection: null }]),
  );
  let count = 0;
  const newId = () => deriveId(root, `id ${(count += 1)}`);
  const setting = { locales: ["de"] as const, contact: pages["contact"] ?? null, pages, pictures, newId };
  return layoutSteps(layout, setting).reduce((document, step) => {
    const settings = { locales: ["de"] as const, isMember: false, patchesOf: () => undefined };
    const result = runCommand(document, { opId: newId(), ...asStep(step) }, settings);
    if (!result.ok) throw new Error(`${step.command} is refused: ${result.refusal}`);
    return result.document;
  }, emptyPage(root));
}
