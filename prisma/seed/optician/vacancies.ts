import { button, rich, text, type PageContent, type Texts } from "../content.ts";

/** An open position as the site lists it. */
interface VacancyContent {
  key: string;
  branch: string;
  title: Texts;
  workQuota: Texts;
  description: Texts;
  /** Days from the day of the seed until it ends by itself. */
  openForDays?: number;
}

export const vacancies: VacancyContent[] = [
  {
    key: "optician",
    branch: "altstadt",
    title: { de: "Augenoptikerin oder Augenoptiker EFZ", fr: "Opticienne ou opticien CFC" },
    workQuota: { de: "80–100 %", fr: "80–100 %" },
    description: {
      de: "Sie beraten, messen und passen an, und nach vier Wochen kennen Sie die Hälfte der Kundschaft beim Namen.\n\nSie bringen einen Abschluss mit und Freude an Menschen, die noch nicht wissen, was sie suchen. Wir bringen fünf Wochen Ferien mit, jeden zweiten Samstag frei und eine Werkstatt, in der noch geschliffen wird.",
      fr: "Vous conseillez, mesurez et ajustez, et après quatre semaines vous connaissez la moitié de la clientèle par son nom.\n\nVous apportez un diplôme et le goût des gens qui ne savent pas encore ce qu’ils cherchent. Nous apportons cinq semaines de vacances, un samedi libre sur deux et un atelier où l’on taille encore les verres.",
    },
    openForDays: 120,
  },
  {
    key: "optometrist",
    branch: "wuelflingen",
    title: { de: "Optometristin oder Optometrist", fr: "Optométriste" },
    workQuota: { de: "60–80 %", fr: "60–80 %" },
    description: {
      de: "Drei Tage Messraum, ein Tag für das, was im Messraum nicht aufgeht: schwierige Fälle, Kontaktlinsen, Nachkontrollen.\n\nSie planen Ihre Termine selbst. Eine Stunde pro Person ist die Regel, nicht die Ausnahme.",
      fr: "Trois jours en salle d’examen, un jour pour ce qui n’y trouve pas de réponse : cas difficiles, lentilles, contrôles.\n\nVous planifiez vos rendez-vous. Une heure par personne est la règle, pas l’exception.",
    },
  },
  {
    key: "apprentice",
    branch: "seuzach",
    title: { de: "Lehrstelle Augenoptik EFZ", fr: "Place d’apprentissage, optique CFC" },
    workQuota: { de: "100 %, ab August", fr: "100 %, dès août" },
    description: {
      de: "Vier Jahre, drei Geschäfte, eine Werkstatt. Schnuppern kann man an jedem Mittwochnachmittag; Chiara zeigt alles.\n\nEin Zeugnis sehen wir gern. Wichtiger ist uns, dass jemand hinschaut.",
      fr: "Quatre ans, trois magasins, un atelier. On peut venir voir chaque mercredi après-midi ; Chiara montre tout.\n\nNous lisons volontiers un bulletin. Ce qui compte, c’est de savoir regarder.",
    },
    openForDays: 200,
  },
  {
    key: "saturday",
    branch: "altstadt",
    title: { de: "Aushilfe am Samstag", fr: "Auxiliaire le samedi" },
    workQuota: { de: "20 %", fr: "20 %" },
    description: {
      de: "Empfang, Kasse, Fassungen zurück an ihren Platz. Gut geeignet neben einem Studium; Französisch hilft.",
      fr: "Accueil, caisse, montures à remettre à leur place. Idéal à côté des études ; l’allemand est nécessaire.",
    },
    openForDays: 60,
  },
];

export const vacanciesPage: PageContent = {
  key: "vacancies",
  locales: {
    de: {
      slug: "offene-stellen",
      name: "Offene Stellen",
      description: "Offene Stellen und eine Lehrstelle bei Optik Lindengut in Winterthur und Seuzach.",
    },
    fr: {
      slug: "postes-a-pourvoir",
      name: "Postes à pourvoir",
      description: "Postes à pourvoir et place d’apprentissage chez Optik Lindengut à Winterthour et Seuzach.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Offene Stellen", "Postes à pourvoir"),
        title: text("Wer gern genau hinschaut", "Pour celles et ceux qui regardent de près"),
        textBlock: rich(
          "Wir sind sechs Leute in drei Geschäften und kennen uns alle. Hier steht, wen wir dazu suchen.",
          "Nous sommes six dans trois magasins et nous nous connaissons tous. Voici qui nous manque.",
        ),
      },
    },
    { kind: "jobs" },
    {
      kind: "cta",
      fields: {
        title: text("Nichts dabei? Kommen Sie trotzdem.", "Rien pour vous ? Passez quand même."),
        description: rich("Auf einen Kaffee, mit oder ohne Lebenslauf.", "Pour un café, avec ou sans curriculum vitæ."),
        button: button({ page: "contact" }, "Kontakt aufnehmen", "Nous contacter"),
      },
    },
  ],
};
