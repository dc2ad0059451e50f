import { urbanGolfTheme } from "~/features/blocks/theme/theme-presets.ts";
import type { CreateSiteInput, SettingsPatch } from "~/features/site/schema.ts";
import { mediaId, siteIds } from "../ids.ts";
import type { NavigationContent } from "../navigation.ts";
import { gamePages, golfHome, rankingPage } from "./game-pages.ts";
import { groupsPage } from "./groups.ts";
import { holePages } from "./holes.ts";
import { golfLegalPages } from "./legal.ts";
import { nightPage } from "./night.ts";
import { golfSearchPage } from "./search.ts";

export const golfSite: CreateSiteInput & { key: string } = {
  id: siteIds.golf,
  key: "golf",
  name: "Urban Golf Winterthur",
  locales: ["de"],
  hosts: ["golf.localhost"],
  theme: { ...urbanGolfTheme },
};

/** The ranking lies last in the collection: it is the last page of the course. */
export const golfPages = [
  golfHome,
  ...gamePages,
  ...holePages,
  rankingPage,
  groupsPage,
  nightPage,
  ...golfLegalPages,
  golfSearchPage,
];

export const golfSettings: SettingsPatch = {
  appearance: { triangle: true },
  header: { logoMediaId: mediaId(siteIds.golf, "logo"), logoSize: "medium", boldHeaderFont: true },
  footer: {
    useBusinessDataFromLookUp: false,
    street: "Abschlagweg 9",
    city: "8400 Winterthur",
    email: "hallo@urban-golf.example",
    phone: "052 000 00 09",
  },
  golf: { shortestRoundMinutes: 0 }, // whoever tries the demo wants to see a coupon at once
  contact: { email: "hallo@urban-golf.example", companyName: "Verein Urban Golf Winterthur", businessKind: "sports" },
};

export const golfNavigation: NavigationContent[] = [
  {
    key: "main",
    label: { de: "Hauptnavigation" },
    items: [
      { page: "hauptbahnhof", label: { de: "Die neun Löcher" } },
      { page: "play", label: { de: "Spielkarte" } },
      { page: "groups", label: { de: "Gruppen" }, below: [{ page: "night", label: { de: "Nachtgolf" } }] },
      { page: "start", label: { de: "Spiel starten" }, isButton: true },
    ],
  },
];
