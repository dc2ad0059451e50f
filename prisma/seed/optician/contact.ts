import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";
import { branches } from "./branches.ts";

interface ShopText {
  kicker: [string, string];
  title: string;
  way: [string, string];
  hours: [string, string];
  side: "left" | "right";
}

const shop = (key: string, { kicker, title, way, hours, side }: ShopText): SectionContent => {
  const branch = branches.find((entry) => entry.key === key);
  if (!branch) throw new Error(`The seed has no branch ${key}`);
  const phone = branch.phone.replace("+41 ", "0");
  return {
    kind: "contact",
    options: { alignment: side },
    fields: {
      image: image(key),
      kicker: text(...kicker),
      title: text(title, title),
      description: rich(...way),
      name: text(branch.name, branch.name),
      street: text(`${branch.street} ${branch.streetNumber}`, `${branch.street} ${branch.streetNumber}`),
      city: text(`${branch.zip} ${branch.city}`, `${branch.zip} ${branch.city}`),
      phone: text(phone),
      email: text(branch.email),
      openingHours: rich(timesTogether(hours[0]), timesTogether(hours[1])),
      button: button({ phone: branch.phone }, "Anrufen", "Appeler"),
    },
  };
};

/** No line ends inside a stretch of time. */
function timesTogether(hours: string): string {
  return hours.replace(/(?<=\d) (?=h|bis|à)|(?<=h|bis|à) (?=\d)|(?<=h) (?=à)/g, "\u00a0");
}

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
      hours: [
        "- Montag bis Mittwoch und Freitag: 9.00 bis 18.30\n- Donnerstag: 9.00 bis 20.00\n- Samstag: 9.00 bis 16.00",
        "- Lundi à mercredi et vendredi : 9 h à 18 h 30\n- Jeudi : 9 h à 20 h\n- Samedi : 9 h à 16 h",
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
      hours: [
        "- Dienstag bis Freitag: 9.00 bis 12.00 und 13.30 bis 18.30\n- Samstag: 9.00 bis 14.00\n- Montag geschlossen",
        "- Mardi à vendredi : 9 h à 12 h et 13 h 30 à 18 h 30\n- Samedi : 9 h à 14 h\n- Lundi fermé",
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
      hours: [
        "- Montag, Dienstag, Donnerstag und Freitag: 9.00 bis 12.00 und 13.30 bis 18.30\n- Samstag: 9.00 bis 15.00\n- Mittwoch geschlossen",
        "- Lundi, mardi, jeudi et vendredi : 9 h à 12 h et 13 h 30 à 18 h 30\n- Samedi : 9 h à 15 h\n- Mercredi fermé",
      ],
      side: "right",
    }),
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
  ],
};
