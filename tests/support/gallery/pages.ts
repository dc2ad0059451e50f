import { branchDataName } from "~/features/blocks/data/branch-data.ts";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import { opticianTheme, themePresets, urbanGolfTheme, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { opticianPages } from "../../../prisma/seed/optician/site.ts";
import type { GalleryPage } from "./draw.tsx";
import { everySection, everySectionData } from "./every-section.ts";
import { newSitePages } from "./new-site.ts";
import { presetSections } from "./preset-sections.ts";
import { boardLayouts, boards, business, kinds, lists, people } from "./sections.ts";
import { galleryBranches } from "./site.ts";

const opticianPictures = ["refraction", "workshop", "trays", "testRoom", "sunglasses", "altstadt"];
const golfPictures = ["sulzerareal", "marktgasse", "stadtgarten", "lagerplatz", "panorama", "technikum"];

const presetPages = Object.entries(themePresets).map(([name, theme]): [string, GalleryPage] => [
  `preset-${name}`,
  { theme, sections: presetSections, isFramed: true },
]);

const presets = Object.entries(themePresets) as [PresetName, Theme][];

/** Every section in each ready look. */
const allSections = presets.map(([name, theme]): [string, () => Promise<GalleryPage>] => [
  `preset-${name}-all`,
  async () => ({
    theme,
    sections: everySection(name === "optics" ? "optician" : "plain"),
    data: await everySectionData(),
    isFramed: true,
  }),
]);

/** By name; what takes time is made when it is wanted. */
export const galleryPages: Record<string, GalleryPage | (() => GalleryPage | Promise<GalleryPage>)> = {
  ...newSitePages,
  ...Object.fromEntries(allSections),
  ...Object.fromEntries(
    Object.entries(themePresets).map(([name, theme]) => [
      `business-${name}`,
      {
        theme,
        sections: business(opticianPictures, name === "optics" ? "optician" : "plain"),
        data: { [branchDataName]: galleryBranches },
      },
    ]),
  ),
  ...Object.fromEntries(presetPages),
  ...Object.fromEntries(
    opticianPages.map(({ key, sections }) => [`optician-${key}`, { theme: opticianTheme, sections, isFramed: true }]),
  ),
  "optician-kinds": {
    theme: opticianTheme,
    sections: kinds(
      { wide: "testRoom", other: "altstadt", third: "workshop", fourth: "refraction", fifth: "trays" },
      people,
    ),
  },
  "optician-boards": { theme: opticianTheme, sections: boards(opticianPictures) },
  "golf-boards": { theme: urbanGolfTheme, sections: boards(golfPictures) },
  "optician-lists": { theme: opticianTheme, sections: lists(opticianPictures, "optician") },
  "golf-lists": { theme: urbanGolfTheme, sections: lists(golfPictures, "plain") },
  "board-layouts": { theme: opticianTheme, sections: boardLayouts(opticianPictures) },
  "golf-kinds": {
    theme: urbanGolfTheme,
    sections: kinds(
      { wide: "panorama", other: "sulzerareal", third: "marktgasse", fourth: "stadtgarten", fifth: "lagerplatz" },
      people,
    ),
  },
};
