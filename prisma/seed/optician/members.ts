import { button, image, rich, text, type PageContent } from "../content.ts";

type Both = readonly [de: string, fr: string];

interface Member {
  /** Also the name of the portrait. */
  key: string;
  name: string;
  role: Both;
  line: Both;
  /** When and where one meets them. */
  days: Both;
}

/** A page of the collection `team`: who it is, what they do, and the way to an appointment. */
function memberPage({ key, name, role, line, days }: Member): PageContent {
  const slug = name.toLowerCase().replace("ä", "ae").replaceAll(" ", "-");
  const [firstName] = name.split(" ");
  return {
    key,
    collection: "team",
    locales: {
      de: { slug, name, description: `${name}, ${role[0]} bei Optik Lindengut in Winterthur. ${line[0]}` },
      fr: { slug, name, description: `${name}, ${role[1]} chez Optik Lindengut à Winterthour. ${line[1]}` },
    },
    sections: [
      {
        kind: "teamDetails",
        fields: {
          image: image(key),
          name: text(name, name),
          function: text(...role),
          description: rich(...line),
          secondaryDescription: rich(...days),
          button: button({ page: "contact" }, `Termin bei ${firstName}`, `Rendez-vous avec ${firstName}`),
        },
      },
      {
        kind: "cta",
        options: { color: "secondary", alignment: "left" },
        fields: {
          title: text("Und die anderen fünf?", "Et les cinq autres ?"),
          button: button({ page: "team" }, "Zum ganzen Team", "Toute l’équipe"),
        },
      },
    ],
  };
}

const members: Member[] = [
  {
    key: "regula",
    name: "Regula Lindengut",
    role: ["Inhaberin, Optometristin", "Propriétaire, optométriste"],
    line: [
      "Hat das Geschäft vom Vater übernommen und als Erstes die Neonröhren abgeschraubt. Misst am liebsten schwierige Fälle.",
      "A repris le magasin de son père et commencé par dévisser les néons. Aime surtout mesurer les cas difficiles.",
    ],
    days: [
      "Dienstag bis Samstag in der Altstadt. Nimmt sich für die Augenanalyse fünfzig Minuten, auch wenn draussen jemand wartet.",
      "Du mardi au samedi en vieille ville. Prend cinquante minutes pour l’analyse visuelle, même si quelqu’un attend dehors.",
    ],
  },
  {
    key: "luca",
    name: "Luca Bernasconi",
    role: ["Kontaktlinsen, Altstadt", "Lentilles, vieille ville"],
    line: [
      "Trägt selbst Linsen, seit er siebzehn ist. Erklärt das Einsetzen so, dass auch Ungeduldige es schaffen.",
      "Porte lui-même des lentilles depuis ses dix-sept ans. Explique la pose de façon que même les impatients y arrivent.",
    ],
    days: [
      "Montag bis Freitag in der Altstadt. Die erste Nachkontrolle macht er nach einer Woche, die zweite nach einem Monat.",
      "Du lundi au vendredi en vieille ville. Premier contrôle après une semaine, deuxième après un mois.",
    ],
  },
  {
    key: "amina",
    name: "Amina Kessler",
    role: ["Leiterin Wülflingen", "Responsable de Wülflingen"],
    line: [
      "Sieht einer Fassung an, zu wem sie gehört. Reist jedes Jahr zu den Werkstätten im Jura und kommt mit vollem Koffer zurück.",
      "Voit tout de suite à qui une monture appartient. Va chaque année dans les ateliers du Jura et revient la valise pleine.",
    ],
    days: [
      "Dienstag bis Samstag in Wülflingen. Wer unsicher ist, darf drei Fassungen übers Wochenende mitnehmen.",
      "Du mardi au samedi à Wülflingen. En cas de doute, on peut emporter trois montures pour le week-end.",
    ],
  },
  {
    key: "jonas",
    name: "Jonas Brändli",
    role: ["Werkstatt", "Atelier"],
    line: [
      "Repariert, was andere wegwerfen. Hat in der Schublade Ersatzbügel für Modelle, die es seit 1994 nicht mehr gibt.",
      "Répare ce que d’autres jettent. Garde dans son tiroir des branches pour des modèles disparus depuis 1994.",
    ],
    days: [
      "Montag bis Freitag in der Altstadt, hinter der Glasscheibe. Kleine Reparaturen macht er, während Sie einen Kaffee trinken.",
      "Du lundi au vendredi en vieille ville, derrière la vitre. Les petites réparations se font le temps d’un café.",
    ],
  },
  {
    key: "chiara",
    name: "Chiara Moretti",
    role: ["Kinderoptik, Seuzach", "Optique pour enfants, Seuzach"],
    line: [
      "Bringt selbst müde Vierjährige dazu, nochmals den Elefanten zu suchen. Spricht vier Sprachen und ein wenig Dinosaurier.",
      "Convainc même un enfant de quatre ans fatigué de chercher encore l’éléphant. Parle quatre langues et un peu le dinosaure.",
    ],
    days: [
      "Donnerstag bis Samstag in Seuzach. Am Samstagvormittag gehört der Laden den Kindern.",
      "Du jeudi au samedi à Seuzach. Le samedi matin, le magasin appartient aux enfants.",
    ],
  },
  {
    key: "thanh",
    name: "Thanh Nguyen",
    role: ["Lernende im 3. Lehrjahr", "Apprentie en 3e année"],
    line: [
      "Schleift inzwischen genauer als ihr Ausbildner, sagt ihr Ausbildner. Sammelt Brillen aus alten Filmen.",
      "Taille désormais plus précisément que son formateur, dit son formateur. Collectionne les lunettes de vieux films.",
    ],
    days: [
      "Drei Tage in der Werkstatt, zwei in der Schule. Zeigt am Schnuppermittwoch, wie man ein Glas einschleift.",
      "Trois jours à l’atelier, deux à l’école. Montre aux stagiaires du mercredi comment on taille un verre.",
    ],
  },
];

/** In the order in which the team shows them. */
export const memberPages: PageContent[] = members.map(memberPage);
