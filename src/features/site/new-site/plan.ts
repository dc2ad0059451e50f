import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import type { PageRole } from "~/features/page/schema.ts";
import type { Layout, Words } from "../layouts/layout.ts";
import { filledLayout, filledWords, type Facts } from "../layouts/filled.ts";
import type { Part } from "./composed.ts";
import { compositions, type Composition } from "./composition.ts";
import { closingSection, composedSection, valuesSection } from "./parts.ts";
import { imprintText, privacyText } from "./legal-texts.ts";
import { words, type TradeTexts } from "./trade-texts.ts";

export interface PagePlan {
  key: "home" | "services" | "about" | "contact" | "imprint" | "privacy" | "search";
  role: PageRole | null;
  /** Of a page with a role; others are called by their names. */
  slug: string | null;
  name: Words;
  description: Words;
  layout: Layout;
}

const legal = words("Rechtliches", "Informations légales");

interface PlannedBusiness {
  /** Its one branch. */
  branchId: string;
  /** Hours that nobody has told take no room. */
  hasHours: boolean;
}

/** The pages of a trade's first site in a ready look, with what is known of the business in its words. */
export function planOf(
  texts: TradeTexts,
  preset: PresetName,
  { facts, branchId, hasHours }: PlannedBusiness & { facts: Facts },
): PagePlan[] {
  const composition = compositions[preset];
  return [
    homePlan(texts, composition, hasHours),
    servicesPlan(texts, composition),
    aboutPlan(texts, composition),
    contactPlan(composition, branchId),
    ...legalPlans(),
    searchPlan(),
  ].map((page) => ({
    ...page,
    name: filledWords(page.name, facts),
    description: filledWords(page.description, facts),
    layout: filledLayout(page.layout, facts),
  }));
}

function homePlan(texts: TradeTexts, { home }: Composition, hasHours: boolean): PagePlan {
  return {
    key: "home",
    role: "home",
    slug: "~home",
    name: words("Startseite", "Accueil"),
    description: texts.search.home,
    layout: home
      .filter(({ part }) => hasHours || part !== "hours")
      .map((composed) => composedSection(texts, composed, "home")),
  };
}

/** How a service goes is told once: where the home page has it, this one is the shorter for it. */
function servicesPlan(texts: TradeTexts, composition: Composition): PagePlan {
  const shown = composition.services.filter(({ part }) => part !== "steps" || !isOnHome(composition, "steps"));
  return {
    key: "services",
    role: null,
    slug: null,
    name: texts.services.name,
    description: texts.search.services,
    layout: [...shown.map((composed) => composedSection(texts, composed, "services")), closingSection(texts.closing)],
  };
}

function aboutPlan({ about, motto, closing, search }: TradeTexts, composition: Composition): PagePlan {
  const name = words("Über uns", "À propos");
  const isTold = isOnHome(composition, "values");
  return {
    key: "about",
    role: null,
    slug: null,
    name,
    description: search.about,
    layout: [
      {
        kind: "hero",
        options: composition.about,
        fields: { kicker: name, title: about.title },
        ...(composition.about["layout"] !== "type" && { image: "about" }),
      },
      { kind: "richTextBlock", options: { size: "medium" }, fields: { textBlock: about.text } },
      isTold
        ? { kind: "quote", options: { color: "background" }, fields: { quote: motto } }
        : { ...valuesSection(about.valuesTitle, about.values), options: composition.values },
      closingSection(closing),
    ],
  };
}

const isOnHome = ({ home }: Composition, part: Part) => home.some((composed) => composed.part === part);

function contactPlan({ contact }: Composition, branchId: string): PagePlan {
  return {
    key: "contact",
    role: "contact",
    slug: "~contact",
    name: words("Kontakt", "Contact"),
    description: words(
      "Adresse, Telefon und Öffnungszeiten von {name} in {town}.",
      "Adresse, téléphone et heures d’ouverture de {name} à {town}.",
    ),
    layout: [
      {
        kind: "contact",
        options: { ...contact, locations: [branchId] },
        fields: {
          kicker: words("Kontakt", "Contact"),
          title: words("So sind wir zu erreichen", "Comment nous joindre"),
          description: words(
            "Am Telefon, per E-Mail oder während der Öffnungszeiten bei uns.",
            "Par téléphone, par e-mail ou chez nous pendant les heures d’ouverture.",
          ),
        },
        image: "contact",
      },
      {
        kind: "form",
        fields: { title: words("Eine Nachricht genügt", "Un message suffit") },
      },
    ],
  };
}

function legalPlans(): PagePlan[] {
  const page = (own: Pick<PagePlan, "key" | "role" | "slug" | "name" | "description">, textBlock: Words): PagePlan => ({
    ...own,
    layout: [
      { kind: "richTextBlock", options: { size: "medium" }, fields: { kicker: legal, title: own.name, textBlock } },
    ],
  });
  return [
    page(
      {
        key: "imprint",
        role: "imprint",
        slug: "~imprint",
        name: words("Impressum", "Mentions légales"),
        description: words("Wer diese Website betreibt.", "Qui exploite ce site."),
      },
      imprintText,
    ),
    page(
      {
        key: "privacy",
        role: "privacyPolicy",
        slug: "~privacy",
        name: words("Datenschutz", "Protection des données"),
        description: words("Welche Daten wir erheben, und wozu.", "Quelles données nous recueillons, et pourquoi."),
      },
      privacyText,
    ),
  ];
}

function searchPlan(): PagePlan {
  const name = words("Suche", "Recherche");
  return {
    key: "search",
    role: "search",
    slug: "search",
    name,
    description: words("Suche auf der Website von {name}.", "Recherche sur le site de {name}."),
    layout: [
      {
        kind: "richTextBlock",
        options: { size: "medium", textSize: "large" },
        fields: {
          kicker: name,
          title: words("Auf der Website suchen", "Chercher sur le site"),
          textBlock: words(
            "Ein Wort genügt. Und wenn nichts passt: Eine Nachricht genügt auch.",
            "Un mot suffit. Et si rien ne convient : un message suffit aussi.",
          ),
        },
      },
    ],
  };
}
