import { picture, rich, text, type TradeSample } from "../../sample.ts";

export const newsFeedBoardSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Aktuell", "Actualités"),
      title: text("Neues aus dem Geschäft", "Nouvelles du magasin"),
      description: rich("Was sich bei uns tut, in wenigen Worten.", "Ce qui se passe chez nous, en quelques mots."),
    },
    cards: [
      {
        fields: {
          image: picture,
          kicker: text("[Datum]", "[Date]"),
          title: text("Die Herbstkollektion ist da", "La collection d’automne est là"),
          description: text(
            "Warme Acetate, feine Titanrahmen und zum ersten Mal Fassungen aus einer Werkstatt im Jura.",
            "Acétates chauds, titanes fins et, pour la première fois, des montures d’un atelier du Jura.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("[Datum]", "[Date]"),
          title: text("Ein neues Gerät für den Sehtest", "Un nouvel appareil pour l’examen"),
          description: text(
            "Es misst beide Augen gleichzeitig und braucht dafür keinen Luftstoss mehr.",
            "Il mesure les deux yeux à la fois, sans jet d’air.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("[Datum]", "[Date]"),
          title: text("Wir begrüssen unsere Lernende", "Bienvenue à notre apprentie"),
          description: text(
            "Sie lernt in den nächsten vier Jahren bei uns Augenoptik und freut sich auf Ihre Fragen.",
            "Elle apprend l’optique chez nous pendant quatre ans et se réjouit de vos questions.",
          ),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("Aktuell", "Actualités"),
      title: text("Neues von uns", "De nos nouvelles"),
      description: rich("Was sich bei uns tut, in wenigen Worten.", "Ce qui se passe chez nous, en quelques mots."),
    },
    cards: [
      {
        fields: {
          image: picture,
          kicker: text("[Datum]", "[Date]"),
          title: text("Die Saison geht weiter", "La saison continue"),
          description: text(
            "Bis Ende [Monat] sind wir jeden Tag da, bei jedem Wetter.",
            "Jusqu’à fin [mois], nous sommes là tous les jours, par tous les temps.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("[Datum]", "[Date]"),
          title: text("Ein Fest zum Jubiläum", "Une fête d’anniversaire"),
          description: text(
            "[Zehn] Jahre sind vergangen. Wir feiern mit Musik, gutem Essen und allen, die kommen mögen.",
            "[Dix] ans ont passé. Nous fêtons cela en musique, avec de bonnes choses à manger.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          kicker: text("[Datum]", "[Date]"),
          title: text("Verstärkung im Team", "Un renfort pour l’équipe"),
          description: text(
            "Seit dieser Woche sind wir eine Person mehr. Herzlich willkommen im Team!",
            "Depuis cette semaine, nous sommes une personne de plus. Bienvenue dans l’équipe !",
          ),
        },
      },
    ],
  },
};
