import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";
import { branches, branchId } from "./branches.ts";

interface ShopText {
  kicker: [string, string];
  title: string;
  way: [string, string];
  side: "left" | "right";
}

/** A shop with address and opening hours as the directory knows them. */
const shop = (key: string, { kicker, title, way, side }: ShopText): SectionContent => {
  const branch = branches.find((entry) => entry.key === key);
  if (!branch) throw new Error(`The seed has no branch ${key}`);
  return {
    kind: "contact",
    options: { alignment: side, locations: [branchId(key)] },
    fields: {
      image: image(key),
      kicker: text(...kicker),
      title: text(title, title),
      description: rich(...way),
      button: button({ phone: branch.phone }, "Anrufen", "Appeler"),
    },
  };
};

export const contactPage: PageContent = {
  key: "contact",
  role: "contact",
  locales: {
    de: {
      slug: "~contact",
      name: "Kontakt",
      description: "Adressen, Öffnungszeiten und Telefonnummern der drei Geschäfte von Optik Lindengut.",
    },
    fr: {
      slug: "~contact",
      name: "Contact",
      description: "Adresses, horaires et numéros de téléphone des trois magasins d’Optik Lindengut.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Kontakt", "Contact"),
        title: text("Rufen Sie an. Es nimmt ein Mensch ab.", "Appelez. Une personne répond."),
        textBlock: rich(
          "Für einen Sehtest vergeben wir Termine, meist noch in derselben Woche. Für alles andere stehen Sie einfach im Laden.",
          "Pour un examen de la vue, nous fixons un rendez-vous, en général la même semaine. Pour tout le reste, il suffit de passer.",
        ),
      },
    },
    shop("altstadt", {
      kicker: ["Stammhaus", "Maison mère"],
      title: "Winterthur Altstadt",
      way: [
        "Sechs Minuten zu Fuss vom Hauptbahnhof. Die Werkstatt liegt gleich hinter dem Laden, man darf zuschauen.",
        "À six minutes à pied de la gare. L’atelier se trouve derrière le magasin, on peut regarder.",
      ],
      side: "right",
    }),
    shop("wuelflingen", {
      kicker: ["Im Riegelhaus", "Dans la maison à colombages"],
      title: "Wülflingen",
      way: [
        "Bus 2 bis zur Endstation, dann den Reben nach. Der Eingang ist ebenerdig, für Velos gibt es einen Ständer.",
        "Bus 2 jusqu’au terminus, puis le long des vignes. L’entrée est de plain-pied, les vélos ont leur place.",
      ],
      side: "left",
    }),
    shop("seuzach", {
      kicker: ["Unser jüngstes Geschäft", "Notre plus jeune magasin"],
      title: "Seuzach",
      way: [
        "Acht Parkplätze vor der Tür und eine Spielecke drinnen. Hier arbeitet Chiara, unsere Fachfrau für Kinderaugen.",
        "Huit places de parc devant la porte et un coin de jeu à l’intérieur. C’est ici que travaille Chiara, notre spécialiste des yeux d’enfants.",
      ],
      side: "right",
    }),
    {
      kind: "mapContainer",
      options: { locations: branches.map(({ key }) => branchId(key)), size: "medium" },
      fields: { title: text("Drei Geschäfte, ein Bus dazwischen.", "Trois magasins, un bus entre eux.") },
    },
    {
      kind: "cta",
      options: { color: "secondary" },
      fields: {
        kicker: text("Brille zerbrochen?", "Lunettes cassées ?"),
        title: text("Bringen Sie alle Teile mit.", "Apportez tous les morceaux."),
        description: rich(
          "Jonas flickt vieles, während Sie warten. Wenn es länger dauert, bekommen Sie eine Ersatzbrille in Ihrer Stärke.",
          "Jonas répare souvent pendant que vous attendez. S’il faut plus de temps, nous vous prêtons des lunettes à votre vue.",
        ),
        button: button({ email: "hallo@lindengut.example" }, "E-Mail schreiben", "Écrire un e-mail"),
      },
    },
    {
      kind: "contactForm",
      options: {
        alignment: "left",
        glassDetermination: true,
        eyeAnalysis: true,
        learnerVisionTest: true,
        lensFitting: true,
        lensCheck: true,
        glassesConsultation: true,
        myopiaManagement: true,
        other: true,
      },
      fields: {
        kicker: text("Termin", "Rendez-vous"),
        title: text("Lieber schreiben als anrufen?", "Écrire plutôt qu’appeler ?"),
        description: rich(
          "Sagen Sie uns, worum es geht und wann es Ihnen passt. Wir rufen Sie am nächsten Arbeitstag zurück.",
          "Dites-nous de quoi il s’agit et quand cela vous convient. Nous vous rappelons le jour ouvrable suivant.",
        ),
        submitLabel: text("Termin anfragen", "Demander un rendez-vous"),
        sentText: rich(
          "Vielen Dank. Wir rufen Sie am nächsten Arbeitstag zurück und machen mit Ihnen einen Termin aus.",
          "Merci. Nous vous rappelons le jour ouvrable suivant pour fixer un rendez-vous avec vous.",
        ),
      },
    },
  ],
};
