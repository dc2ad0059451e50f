import type { LayoutSection, Words } from "../layouts/layout.ts";
import type { Composed, Part } from "./composed.ts";
import { words, type Point, type Price, type TradeTexts } from "./trade-texts.ts";

const toContact = words("Kontakt aufnehmen", "Nous contacter");
const toAbout = { button: { words: words("Über uns", "À propos"), to: "about" } };
const linksOf = ({ services }: TradeTexts, place: Place): Pick<LayoutSection, "links"> =>
  place === "home" ? { links: { button: { words: services.name, to: "services" } } } : {};
const asFields = ({ title, description }: Point) => ({ title, description });

/** The page that a section stands on. */
type Place = "home" | "services";

/** What a section says; how it stands there is the composition's. */
const parts: Readonly<Record<Part, (texts: TradeTexts, place: Place) => LayoutSection>> = {
  hero: ({ hero, services }) => ({
    kind: "hero",
    fields: { kicker: hero.kicker, ...asFields(hero) },
    image: "hero",
    toContact,
    links: { secondaryButton: { words: services.name, to: "services" } },
  }),
  intro: ({ services: { name, title, text } }) => ({
    kind: "richTextBlock",
    fields: { kicker: name, title, textBlock: text },
  }),
  offers: ({ offers }) => ({
    kind: "imageBoard",
    fields: { title: offers.title },
    cards: offers.cards.map(asFields),
    cardParts: [{ image: "offer-1" }, { image: "offer-2" }, { image: "offer-3" }],
  }),
  words: ({ story }) => ({
    kind: "richTextBlock",
    fields: { title: story.title, textBlock: story.description },
    links: toAbout,
  }),
  story: ({ story }) => ({ kind: "textOnImage", fields: asFields(story), links: toAbout }),
  motto: ({ motto }) => ({ kind: "quote", fields: { quote: motto } }),
  steps: ({ services }) => stepsSection(services.stepsTitle, services.steps),
  values: ({ about }) => valuesSection(about.valuesTitle, about.values),
  prices: (texts, place) => ({ ...pricesSection(texts), ...linksOf(texts, place) }),
  courses: (texts, place) => ({
    kind: "courses",
    fields: { title: texts.services.pricesTitle, description: pricesNote },
    // A course has one price: what begins at one stands on the page of prices alone.
    cards: texts.services.prices.filter(({ isFrom }) => !isFrom).map(priceFields),
    ...linksOf(texts, place),
  }),
  questions: ({ questions }, place) => questionsSection(place === "home" ? questions.slice(0, 3) : questions),
  hours: () => ({ kind: "openingHours", fields: { title: words("Wann wir da sind", "Quand nous sommes là") } }),
  closing: ({ closing }) => closingSection(closing),
};

/** A section of a page as its look composes it. */
export function composedSection(
  texts: TradeTexts,
  { part, options = {}, image }: Composed,
  place: Place,
): LayoutSection {
  const { image: own, ...section } = parts[part](texts, place);
  const shown = image ?? (options["layout"] === "type" ? undefined : own); // words alone show no picture
  return { ...section, options, ...(shown && { image: shown }) };
}

const pricesNote = words(
  "Alle Preise in Franken, Mehrwertsteuer inbegriffen. {prices}",
  "Tous les prix en francs, TVA comprise. {prices}",
);

function pricesSection({ services: { pricesTitle, prices } }: TradeTexts): LayoutSection {
  return {
    kind: "priceList",
    fields: { title: pricesTitle, subdescription: pricesNote },
    cards: prices.map(priceFields),
    cardParts: prices.map(({ isFrom }) => (isFrom ? { options: { fromPrice: true } } : {})),
  };
}

function priceFields({ title, cost, duration }: Price): Readonly<Record<string, Words>> {
  return { title, cost: words(cost, cost), ...(duration && { duration }) };
}

function questionsSection(questions: TradeTexts["questions"]): LayoutSection {
  return {
    kind: "faq",
    fields: { title: words("Was oft gefragt wird", "Questions fréquentes") },
    cards: questions.map(({ question, answer }) => ({ question, answer })),
  };
}

function stepsSection(title: Words, steps: readonly Point[]): LayoutSection {
  return { kind: "stepFeedBoard", fields: { title }, cards: steps.map(asFields) };
}

export function valuesSection(title: Words, values: readonly Point[]): LayoutSection {
  return { kind: "imageBoard", fields: { title }, cards: values.map(asFields) };
}

export function closingSection(closing: Point): LayoutSection {
  return { kind: "cta", fields: asFields(closing), toContact };
}
