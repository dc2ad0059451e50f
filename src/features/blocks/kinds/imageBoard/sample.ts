import { picture, rich, text, type TradeSample } from "../../sample.ts";

export const imageBoardSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Einblick", "Aperçu"),
      title: text("Ein Tag bei uns im Geschäft", "Une journée dans notre magasin"),
      description: rich("Messen, aussuchen, schleifen, richten.", "Mesurer, choisir, tailler, ajuster."),
    },
    cards: [
      {
        fields: {
          image: picture,
          title: text("Messen", "Mesurer"),
          description: rich("In Ruhe und mit den neusten Geräten.", "Sans hâte et avec des appareils récents."),
        },
      },
      {
        fields: {
          image: picture,
          title: text("Aussuchen", "Choisir"),
          description: rich(
            "Über [900] Fassungen, vier davon zum Mitnehmen.",
            "Plus de [900] montures, dont quatre à essayer chez vous.",
          ),
        },
      },
      {
        fields: {
          image: picture,
          title: text("Anpassen", "Ajuster"),
          description: rich("Bis nichts mehr rutscht oder drückt.", "Jusqu’à ce que plus rien ne glisse ni ne serre."),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("Einblick", "Aperçu"),
      title: text("Ein Tag bei uns", "Une journée chez nous"),
      description: rich("Vom ersten Handgriff bis zum Feierabend.", "Du premier geste du matin à la fermeture."),
    },
    cards: [
      {
        fields: {
          image: picture,
          title: text("Am Morgen", "Le matin"),
          description: rich("Alles steht bereit.", "Tout est prêt."),
        },
      },
      {
        fields: {
          image: picture,
          title: text("Am Mittag", "À midi"),
          description: rich("Jetzt ist am meisten los.", "C’est le moment le plus animé."),
        },
      },
      {
        fields: {
          image: picture,
          title: text("Am Abend", "Le soir"),
          description: rich("Der schönste Teil des Tages.", "La plus belle partie de la journée."),
        },
      },
    ],
  },
};
