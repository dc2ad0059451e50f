import { button, rich, text, type PageContent, type SectionContent } from "../content.ts";

type Both = readonly [de: string, fr: string];

/** What one customer says, in full; the collection of testimonials shows it elsewhere, too. */
const voice = (quote: Both, name: string | Both, who: Both, story: Both): SectionContent => ({
  kind: "testimonialDetails",
  collection: "testimonial",
  options: { alignment: "left" },
  fields: {
    quote: text(...quote),
    name: typeof name === "string" ? text(name, name) : text(...name),
    function: text(...who),
    description: rich(...story),
  },
});

export const guestbookPage: PageContent = {
  key: "guestbook",
  locales: {
    de: {
      slug: "gaestebuch",
      name: "Gästebuch",
      description: "Vier Menschen erzählen, wie sie bei Optik Lindengut in Winterthur zu ihrer Brille kamen.",
    },
    fr: {
      slug: "livre-d-or",
      name: "Livre d’or",
      description:
        "Quatre personnes racontent comment elles ont trouvé leurs lunettes chez Optik Lindengut à Winterthour.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Gästebuch", "Livre d’or"),
        title: text("Vier Brillen und ihre Geschichten", "Quatre paires de lunettes et leurs histoires"),
        textBlock: rich(
          "Das Buch liegt in der Altstadt auf dem Tresen. Hier stehen vier Einträge, die uns besonders gefreut haben.",
          "Le livre est posé sur le comptoir de la vieille ville. Voici quatre pages qui nous ont fait particulièrement plaisir.",
        ),
      },
    },
    voice(
      ["Endlich lese ich die Noten, ohne den Kopf zu heben.", "Enfin, je lis mes partitions sans lever la tête."],
      "Margrit Gerber",
      ["Bratschistin, Kundin seit 2012", "Altiste, cliente depuis 2012"],
      [
        "Regula liess mich im Messraum spielen, mit Notenständer und Instrument. Die Gläser haben jetzt ihre schärfste Stelle genau dort, wo mein Blatt liegt.",
        "Regula m’a fait jouer dans la salle d’examen, avec pupitre et instrument. Mes verres sont désormais les plus nets là où se trouve ma partition.",
      ],
    ),
    voice(
      ["Ich kam wegen einer Schraube und blieb zwanzig Jahre.", "Venu pour une vis, je suis resté vingt ans."],
      "Peter Amsler",
      ["Lokführer, Kunde seit 2006", "Mécanicien de locomotive, client depuis 2006"],
      [
        "Die Schraube war in einer Minute ersetzt und gratis. Seither kaufe ich hier, und die erste Fassung trage ich im Garten immer noch.",
        "La vis a été remplacée en une minute, gratuitement. Depuis, j’achète ici, et je porte encore la première monture au jardin.",
      ],
    ),
    voice(
      ["Unsere Tochter will die Brille auch im Bett anbehalten.", "Notre fille veut garder ses lunettes même au lit."],
      ["Familie Keller", "Famille Keller"],
      ["Seuzach, seit 2023", "Seuzach, depuis 2023"],
      [
        "Chiara liess sie die Fassung selber aussuchen, und wir durften nicht mitreden. Es wurde die gelbe, und es war die richtige.",
        "Chiara l’a laissée choisir sa monture toute seule, sans que nous ayons notre mot à dire. Ce fut la jaune, et c’était la bonne.",
      ],
    ),
    voice(
      ["Nachts auf der Autobahn blendet mich nichts mehr.", "La nuit sur l’autoroute, plus rien ne m’éblouit."],
      "Sandra Okafor",
      ["Aussendienst, Kundin seit 2019", "Représentante, cliente depuis 2019"],
      [
        "Ich dachte, das gehört zum Älterwerden. Nach der Augenanalyse waren es drei Viertel Dioptrien und eine bessere Entspiegelung.",
        "Je croyais que c’était l’âge. Après l’analyse visuelle, c’étaient trois quarts de dioptrie et un meilleur antireflet.",
      ],
    ),
    {
      kind: "cta",
      options: { color: "secondary" },
      fields: {
        title: text("Das Buch hat noch leere Seiten.", "Le livre a encore des pages blanches."),
        description: rich(
          "Kommen Sie vorbei. Vielleicht beginnt Ihre Geschichte auch mit einer Schraube.",
          "Passez nous voir. Votre histoire commencera peut-être aussi par une vis.",
        ),
        button: button({ page: "contact" }, "Termin vereinbaren", "Prendre rendez-vous"),
      },
    },
  ],
};
