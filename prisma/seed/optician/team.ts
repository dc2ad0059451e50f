import { button, image, rich, text, type PageContent, type SectionContent } from "../content.ts";

const person = (
  picture: string,
  name: string,
  [role, roleFr]: [string, string],
  [line, lineFr]: [string, string],
): SectionContent => ({
  kind: "imageCard",
  fields: {
    image: image(picture),
    title: text(name, name),
    subtitle: text(role, roleFr),
    description: rich(line, lineFr),
  },
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
    {
      kind: "imageBoard",
      options: { gridLayout: "avatar", columnLayout: "3", imageFormat: "square" },
      cards: [
        person(
          "regula",
          "Regula Lindengut",
          ["Inhaberin, Optometristin", "Propriétaire, optométriste"],
          [
            "Hat das Geschäft von ihrem Vater übernommen und als Erstes die Neonröhren abgeschraubt. Misst am liebsten schwierige Fälle.",
            "A repris le magasin de son père et commencé par dévisser les néons. Aime surtout mesurer les cas difficiles.",
          ],
        ),
        person(
          "luca",
          "Luca Bernasconi",
          ["Kontaktlinsen, Altstadt", "Lentilles, vieille ville"],
          [
            "Trägt selbst Linsen, seit er siebzehn ist. Erklärt das Einsetzen so, dass auch Ungeduldige es schaffen.",
            "Porte lui-même des lentilles depuis ses dix-sept ans. Explique la pose de façon que même les impatients y arrivent.",
          ],
        ),
        person(
          "amina",
          "Amina Kessler",
          ["Leiterin Wülflingen", "Responsable de Wülflingen"],
          [
            "Sieht einer Fassung an, zu wem sie gehört. Reist jedes Jahr zu den Werkstätten im Jura und kommt mit vollem Koffer zurück.",
            "Voit tout de suite à qui une monture appartient. Va chaque année dans les ateliers du Jura et revient la valise pleine.",
          ],
        ),
        person(
          "jonas",
          "Jonas Brändli",
          ["Werkstatt", "Atelier"],
          [
            "Repariert, was andere wegwerfen. Hat in der Schublade Ersatzbügel für Modelle, die es seit 1994 nicht mehr gibt.",
            "Répare ce que d’autres jettent. Garde dans son tiroir des branches pour des modèles disparus depuis 1994.",
          ],
        ),
        person(
          "chiara",
          "Chiara Moretti",
          ["Kinderoptik, Seuzach", "Optique pour enfants, Seuzach"],
          [
            "Bringt selbst müde Vierjährige dazu, nochmals den Elefanten zu suchen. Spricht vier Sprachen und ein wenig Dinosaurier.",
            "Convainc même un enfant de quatre ans fatigué de chercher encore l’éléphant. Parle quatre langues et un peu le dinosaure.",
          ],
        ),
        person(
          "thanh",
          "Thanh Nguyen",
          ["Lernende im 3. Lehrjahr", "Apprentie en 3e année"],
          [
            "Schleift inzwischen genauer als ihr Ausbildner, sagt ihr Ausbildner. Sammelt Brillen aus alten Filmen.",
            "Taille désormais plus précisément que son formateur, dit son formateur. Collectionne les lunettes de vieux films.",
          ],
        ),
      ],
    },
    {
      kind: "textOnImage",
      options: { textPosition: "centerRight", color: "background" },
      fields: {
        image: image("workshop"),
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
