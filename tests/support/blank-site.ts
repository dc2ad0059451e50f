import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { defaultSettings } from "~/features/site/schema.ts";

/** A site in German and French that has nothing yet. */
export const blankSite: SiteDocument = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Optik Seeblick",
  timeZone: "Europe/Zurich",
  locales: ["de", "fr"],
  settings: defaultSettings,
  theme: opticianTheme,
  navigation: { containers: {}, entries: {} },
  collections: {},
  pages: {},
  trash: {},
  media: {},
};
