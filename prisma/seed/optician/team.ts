import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";

const figure = (
  number: string,
  [unit, unitFr]: [string, string] | [],
  [title, titleFr]: [string, string],
): SectionContent => ({
  kind: "numberCard",
  fields: { figure: text(number), ...(unit && { unit: text(unit, unitFr) }), title: text(title, titleFr) },
});

const review = (
  [words, wordsFr]: [string, string],
  [name, nameFr]: readonly [string, string?],
  [place, placeFr]: [string, string],
  rating = 5,
): SectionContent => ({
  kind: "reviewCard",
  options: { rating },
  fields: { quote: text(words, wordsFr), name: text(name, nameFr ?? name), subtitle: text(place, placeFr) },
});

export const teamPage: PageContent = {
  key: "team",
  locales: {
    de: {
      slug: "team",
      name: "Team",
      description: "Sechs Menschen, die sich in Winterthur um Ihr Sehen kümmern: das Team von Optik Lindengut.",
    },
    fr: {
      slug: "equipe",
      name: "Équipe",
      description: "Six personnes qui prennent soin de votre vue à Winterthour : l’équipe d’Optik Lindengut.",
    },
  },
  sections: [
    {
      kind: "richTextBlock",
      options: { size: "medium", textSize: "large" },
      fields: {
        kicker: text("Team", "Équipe"),
        title: text("Sechs Gesichter, die Sie wiedersehen", "Six visages que vous reverrez"),
        textBlock: rich(
          "Bei uns berät Sie dieselbe Person vom ersten Sehtest bis zur letzten Schraube. Die meisten von uns arbeiten schon länger zusammen, als unser Kaffeeautomat alt ist. Und der ist alt.",
          "Chez nous, la même personne vous accompagne du premier examen à la dernière vis. La plupart d’entre nous travaillent ensemble depuis plus longtemps que notre machine à café. Et elle est vieille.",
        ),
      },
    },
    { kind: "teamContainer", options: { gridLayout: "split" } },
    {
      kind: "numbers",
      options: { color: "secondary" },
      fields: {
        kicker: text("Zusammengezählt", "En chiffres"),
        title: text("Was sich an uns messen lässt", "Ce qui se mesure chez nous"),
      },
      cards: [
        figure("94", ["Jahre", "ans"], ["Erfahrung, alle sechs zusammen", "d’expérience, à nous six"]),
        figure("11", [], ["Lernende, die bei uns abgeschlossen haben", "apprenties et apprentis diplômés chez nous"]),
        figure("4", ["Sprachen", "langues"], ["und ein wenig Dinosaurier", "et un peu le dinosaure"]),
        figure("1", [], ["Kaffeeautomat, derselbe seit 1998", "machine à café, la même depuis 1998"]),
      ],
    },
    {
      kind: "quote",
      fields: {
        quote: text(
          "Mein Vater sagte: Verkauf nie eine Brille, die du nicht selber richten würdest. Daran halten wir uns.",
          "Mon père disait : ne vends jamais des lunettes que tu ne voudrais pas ajuster toi-même. Nous nous y tenons.",
        ),
        name: text("Regula Lindengut", "Regula Lindengut"),
        function: text("Inhaberin", "Propriétaire"),
      },
    },
    {
      kind: "reviewSlider",
      options: { color: "background" },
      fields: {
        kicker: text("Im Laden gehört", "Entendu au magasin"),
        title: text("Was andere über uns sagen", "Ce que l’on dit de nous"),
      },
      cards: [
        review(
          [
            "Mein Sohn fragt, wann wir wieder zur Frau mit dem Elefanten gehen.",
            "Mon fils demande quand nous retournerons chez la dame à l’éléphant.",
          ],
          ["Familie Hofer", "Famille Hofer"],
          ["Seuzach", "Seuzach"],
        ),
        review(
          [
            "Zwei Optiker hatten meine alte Fassung aufgegeben. Jonas hat sie in einer Viertelstunde gelötet.",
            "Deux opticiens avaient renoncé à ma vieille monture. Jonas l’a soudée en un quart d’heure.",
          ],
          ["Elsbeth Ott"],
          ["Winterthur Altstadt", "Vieille ville de Winterthour"],
        ),
        review(
          [
            "Auf die Gleitsichtgläser habe ich zehn Tage gewartet. Dafür sah ich vom ersten Moment an scharf.",
            "J’ai attendu dix jours mes verres progressifs. Mais j’ai vu net dès le premier instant.",
          ],
          ["Marco Bianchi"],
          ["Wülflingen", "Wülflingen"],
          4,
        ),
        review(
          [
            "Luca hat mir dreimal abgeraten, bis die Linse wirklich passte. So viel Geduld kannte ich nicht.",
            "Luca a recommencé trois fois, jusqu’à ce que la lentille convienne vraiment. Une patience rare.",
          ],
          ["Nadja Frei"],
          ["Winterthur Altstadt", "Vieille ville de Winterthour"],
        ),
      ],
    },
    {
      kind: "textOnImage",
      options: { textPosition: "centerRight", color: "background" },
      fields: {
        image: image("toolRoll"),
        kicker: text("Lehre und Arbeit", "Apprentissage et emploi"),
        title: text("Wir suchen ruhige Hände.", "Nous cherchons des mains calmes."),
        description: rich(
          "Jeden August beginnt bei uns eine Lernende oder ein Lernender. Schnuppern geht immer mittwochs, Fragen geht immer.",
          "Chaque mois d’août, une personne commence son apprentissage chez nous. Les stages ont lieu le mercredi, les questions n’importe quand.",
        ),
        button: button({ email: "team@lindengut.example" }, "Schnuppertag anfragen", "Demander un stage"),
      },
    },
  ],
};
