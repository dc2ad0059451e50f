import { rich, text, type PageContent, type Texts } from "../content.ts";

export const allTerms = ["askingPrice", "toBePickedUp", "subjectToPostage"] as const;

/** An entry of the marketplace as the site lists it. */
interface ExchangeContent {
  key: string;
  branch: string;
  listingKind: "offering" | "searching";
  itemType: "frame" | "object" | "job";
  title: Texts;
  description: Texts;
  /** In CHF. */
  cost?: string;
  terms?: readonly (typeof allTerms)[number][];
}

export const exchange: ExchangeContent[] = [
  {
    key: "horn",
    branch: "altstadt",
    listingKind: "offering",
    itemType: "frame",
    title: { de: "Zwölf Hornfassungen, nie getragen", fr: "Douze montures en corne, jamais portées" },
    description: {
      de: "Aus dem Lager eines Ateliers, das es nicht mehr gibt. Drei Farben, zwei Grössen, alle mit Etui.",
      fr: "Du stock d’un atelier qui n’existe plus. Trois couleurs, deux tailles, toutes avec étui.",
    },
    cost: "960.00",
    terms: ["askingPrice"],
  },
  {
    key: "lensmeter",
    branch: "wuelflingen",
    listingKind: "offering",
    itemType: "object",
    title: { de: "Scheitelbrechwertmesser, revidiert", fr: "Frontofocomètre, révisé" },
    description: {
      de: "Analog, genau und zwanzig Jahre alt. Wir haben einen neuen bekommen, dieser misst trotzdem noch.",
      fr: "Analogique, précis, vingt ans d’âge. Nous en avons reçu un neuf ; celui-ci mesure toujours.",
    },
    cost: "650.00",
    terms: ["toBePickedUp"],
  },
  {
    key: "display",
    branch: "seuzach",
    listingKind: "offering",
    itemType: "object",
    title: { de: "Vitrine aus Kirschbaum, zwei Meter", fr: "Vitrine en merisier, deux mètres" },
    description: {
      de: "Mit Schloss und Licht. Passt durch eine Tür, aber nur hochkant.",
      fr: "Avec serrure et éclairage. Passe une porte, mais debout seulement.",
    },
    cost: "400.00",
    terms: ["toBePickedUp", "askingPrice"],
  },
  {
    key: "children",
    branch: "altstadt",
    listingKind: "searching",
    itemType: "frame",
    title: { de: "Kinderfassungen für den Probekoffer", fr: "Montures d’enfant pour la mallette d’essai" },
    description: {
      de: "Gebraucht, heil, in allen Farben. Der Koffer geht im Frühling durch die Schulen des Quartiers.",
      fr: "D’occasion, intactes, de toutes les couleurs. La mallette fait le tour des écoles du quartier au printemps.",
    },
    terms: ["subjectToPostage"],
  },
  {
    key: "chair",
    branch: "wuelflingen",
    listingKind: "searching",
    itemType: "object",
    title: { de: "Refraktionsstuhl mit Handkurbel", fr: "Fauteuil de réfraction à manivelle" },
    description: {
      de: "Für Hausbesuche. Er muss in einen Kombi passen.",
      fr: "Pour les visites à domicile. Il doit entrer dans un break.",
    },
  },
  {
    key: "stand-in",
    branch: "seuzach",
    listingKind: "searching",
    itemType: "job",
    title: { de: "Vertretung im Sommer, drei Wochen", fr: "Remplacement d’été, trois semaines" },
    description: {
      de: "Jemand mit Abschluss, der Seuzach mag. Unterkunft über dem Laden ist vorhanden.",
      fr: "Une personne diplômée qui aime Seuzach. Logement au-dessus du magasin à disposition.",
    },
  },
];

export const exchangePage: PageContent = {
  key: "exchange",
  locales: {
    de: {
      slug: "brillenboerse",
      name: "Brillenbörse",
      description: "Fassungen, Geräte und Hilfe: was Optik Lindengut abgibt und was das Geschäft sucht.",
    },
    fr: {
      slug: "bourse-aux-lunettes",
      name: "Bourse aux lunettes",
      description: "Montures, appareils et coups de main : ce qu’Optik Lindengut cède et ce que le magasin cherche.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Brillenbörse", "Bourse aux lunettes"),
        title: text("Zu schade für die Schublade", "Trop beau pour un tiroir"),
        textBlock: rich(
          "Was bei uns übrig ist, und was uns fehlt. Preise sind ein Anfang.",
          "Ce que nous avons en trop, et ce qui nous manque. Les prix sont un début.",
        ),
      },
    },
    { kind: "marketplace" },
  ],
};
