import type { PageRole } from "~/features/page/schema.ts";
import type { Layout, LayoutSection, Words } from "../layouts/layout.ts";
import { filledLayout, filledWords, type Facts } from "../layouts/filled.ts";
import { imprintText, privacyText } from "./legal-texts.ts";
import { words, type Point, type Price, type TradeTexts } from "./trade-texts.ts";

export interface PagePlan {
  key: "home" | "services" | "about" | "contact" | "imprint" | "privacy";
  role: PageRole | null;
  /** Of a page with a role; others are called by their names. */
  slug: string | null;
  name: Words;
  description: Words;
  layout: Layout;
}

const asFields = ({ title, description }: Point) => ({ title, description });

const toContact = words("Kontakt aufnehmen", "Nous contacter");
const legal = words("Rechtliches", "Informations légales");

/** The pages of a trade's first site, with what is known of the business in its words. `branchId` is its one branch. */
export function planOf(texts: TradeTexts, facts: Facts, branchId: string): PagePlan[] {
  return [homePlan(texts), servicesPlan(texts), aboutPlan(texts), contactPlan(branchId), ...legalPlans()].map(
    (page) => ({
      ...page,
      name: filledWords(page.name, facts),
      description: filledWords(page.description, facts),
      layout: filledLayout(page.layout, facts),
    }),
  );
}

function homePlan({ hero, offers, story, services, closing, search }: TradeTexts): PagePlan {
  return {
    key: "home",
    role: "home",
    slug: "~home",
    name: words("Startseite", "Accueil"),
    description: search.home,
    layout: [
      {
        kind: "hero",
        fields: { kicker: hero.kicker, ...asFields(hero) },
        image: "hero",
        toContact,
        links: { secondaryButton: { words: services.name, to: "services" } },
      },
      {
        kind: "imageBoard",
        fields: { title: offers.title },
        cards: offers.cards.map(asFields),
        cardParts: [{ image: "offer-1" }, { image: "offer-2" }, { image: "offer-3" }],
      },
      {
        kind: "textOnImage",
        fields: asFields(story),
        image: "story",
        links: { button: { words: words("Über uns", "À propos"), to: "about" } },
      },
      stepsSection(services.stepsTitle, services.steps),
      closingSection(closing),
    ],
  };
}

function servicesPlan({ services, questions, closing, search }: TradeTexts): PagePlan {
  return {
    key: "services",
    role: null,
    slug: null,
    name: services.name,
    description: search.services,
    layout: [
      {
        kind: "richTextBlock",
        options: { size: "medium", textSize: "large" },
        fields: { kicker: services.name, title: services.title, textBlock: services.text },
      },
      {
        kind: "priceList",
        options: { color: "background" },
        fields: {
          title: services.pricesTitle,
          subdescription: words(
            "Alle Preise in Franken, Mehrwertsteuer inbegriffen. {prices}",
            "Tous les prix en francs, TVA comprise. {prices}",
          ),
        },
        cards: services.prices.map(priceFields),
        cardParts: services.prices.map(({ isFrom }) => (isFrom ? { options: { fromPrice: true } } : {})),
      },
      {
        kind: "faq",
        fields: { title: words("Was oft gefragt wird", "Questions fréquentes") },
        cards: questions.map(({ question, answer }) => ({ question, answer })),
      },
      closingSection(closing),
    ],
  };
}

function priceFields({ title, cost, duration }: Price): Readonly<Record<string, Words>> {
  return { title, cost: words(cost, cost), ...(duration && { duration }) };
}

function aboutPlan({ about, closing, search }: TradeTexts): PagePlan {
  const name = words("Über uns", "À propos");
  return {
    key: "about",
    role: null,
    slug: null,
    name,
    description: search.about,
    layout: [
      { kind: "hero", options: { size: "medium" }, fields: { kicker: name, title: about.title }, image: "about" },
      { kind: "richTextBlock", options: { size: "medium" }, fields: { textBlock: about.text } },
      valuesSection(about.valuesTitle, about.values),
      closingSection(closing),
    ],
  };
}

function contactPlan(branchId: string): PagePlan {
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
        options: { locations: [branchId] },
        fields: {
          kicker: words("Kontakt", "Contact"),
          title: words("So erreichen Sie uns", "Comment nous joindre"),
          description: words(
            "Rufen Sie an, schreiben Sie uns, oder kommen Sie während der Öffnungszeiten vorbei.",
            "Appelez-nous, écrivez-nous ou passez nous voir pendant les heures d’ouverture.",
          ),
        },
        image: "contact",
      },
      {
        kind: "form",
        fields: { title: words("Schreiben Sie uns", "Écrivez-nous") },
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

function stepsSection(title: Words, steps: readonly Point[]): LayoutSection {
  return { kind: "stepFeedBoard", options: { color: "background" }, fields: { title }, cards: steps.map(asFields) };
}

function valuesSection(title: Words, values: readonly Point[]): LayoutSection {
  return { kind: "imageBoard", options: { numbered: true }, fields: { title }, cards: values.map(asFields) };
}

function closingSection(closing: Point): LayoutSection {
  return { kind: "cta", fields: asFields(closing), toContact };
}
