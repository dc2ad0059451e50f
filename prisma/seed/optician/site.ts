import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import type { CreateSiteInput, SettingsPatch } from "~/features/site/schema.ts";
import { mediaId, siteIds } from "../ids.ts";
import type { NavigationContent } from "../navigation.ts";
import { consultationPages } from "./consultations.ts";
import { contactPage } from "./contact.ts";
import { exchangePage } from "./exchange.ts";
import { guestbookPage } from "./guestbook.ts";
import { homePage } from "./home.ts";
import { imprintPage, privacyPage, searchPage, termsPage } from "./legal.ts";
import { memberPages } from "./members.ts";
import { newsPage } from "./news.ts";
import { servicesPage } from "./services.ts";
import { teamPage } from "./team.ts";
import { vacanciesPage } from "./vacancies.ts";

export const opticianSite: CreateSiteInput & { key: string } = {
  id: siteIds.optician,
  key: "optician",
  name: "Optik Lindengut",
  locales: ["de", "fr"],
  hosts: ["localhost", "127.0.0.1"],
  theme: { ...opticianTheme },
};

export const opticianPages = [
  homePage,
  servicesPage,
  ...consultationPages,
  teamPage,
  ...memberPages,
  guestbookPage,
  vacanciesPage,
  exchangePage,
  newsPage,
  contactPage,
  imprintPage,
  privacyPage,
  termsPage,
  searchPage,
];

export const opticianSettings: SettingsPatch = {
  appearance: { footer: "primary" },
  header: {
    logoMediaId: mediaId(siteIds.optician, "logo"),
    iconMediaId: mediaId(siteIds.optician, "icon"),
    logoSize: "medium",
  },
  footer: {
    useBusinessDataFromLookUp: true,
    street: "Lindengässli 7",
    city: "8400 Winterthur",
    email: "hallo@lindengut.example",
    phone: "052 000 00 01",
    links: { showTerms: true },
  },
  contact: { email: "hallo@lindengut.example", companyName: "Optik Lindengut AG", businessKind: "optician" },
};

export const opticianNavigation: NavigationContent[] = [
  {
    key: "main",
    label: { de: "Hauptnavigation", fr: "Navigation principale" },
    items: [
      {
        page: "services",
        label: { de: "Leistungen", fr: "Prestations" },
        below: [{ page: "exchange", label: { de: "Brillenbörse", fr: "Bourse aux lunettes" } }],
      },
      {
        page: "team",
        label: { de: "Team", fr: "Équipe" },
        below: [{ page: "vacancies", label: { de: "Offene Stellen", fr: "Postes à pourvoir" } }],
      },
      {
        page: "news",
        label: { de: "Aktuell", fr: "Actualités" },
        below: [{ page: "guestbook", label: { de: "Gästebuch", fr: "Livre d’or" } }],
      },
      { page: "contact", label: { de: "Termin", fr: "Rendez-vous" }, isButton: true },
    ],
  },
];
