import { button, picture, rich, text, type TradeSample } from "../../sample.ts";

export const contentSliderBoardSample: TradeSample = {
  optician: {
    cards: [
      {
        fields: {
          backgroundImage: picture,
          kicker: text("Eins", "Un"),
          title: text("Wir schauen genau hin", "Nous regardons de près"),
          description: rich("Jede Messung dauert, so lange sie dauert.", "Chaque mesure prend le temps qu’il faut."),
        },
      },
      {
        fields: {
          backgroundImage: picture,
          kicker: text("Zwei", "Deux"),
          title: text("Wir bauen von Hand", "Nous fabriquons à la main"),
          description: rich("Jedes Glas entsteht in unserer Werkstatt.", "Chaque verre naît dans notre atelier."),
        },
      },
      {
        fields: {
          backgroundImage: picture,
          kicker: text("Drei", "Trois"),
          title: text("Wir bleiben da", "Nous restons là"),
          description: rich(
            "Richten und Reinigen gehört dazu, solange die Brille hält.",
            "Ajuster et nettoyer fait partie du service, aussi longtemps que durent vos lunettes.",
          ),
          button: button("Vorbeikommen", "Passer nous voir"),
        },
      },
    ],
  },
  plain: {
    cards: [
      {
        fields: {
          backgroundImage: picture,
          kicker: text("Eins", "Un"),
          title: text("Ankommen", "Arriver"),
          description: rich(
            "Die Tür steht offen, und jemand ist für alle da.",
            "La porte est ouverte, et quelqu’un est là pour chacun.",
          ),
        },
      },
      {
        fields: {
          backgroundImage: picture,
          kicker: text("Zwei", "Deux"),
          title: text("Entdecken", "Découvrir"),
          description: rich(
            "In Ruhe schauen, fragen und ausprobieren.",
            "Regarder, demander et essayer, tranquillement.",
          ),
        },
      },
      {
        fields: {
          backgroundImage: picture,
          kicker: text("Drei", "Trois"),
          title: text("Wiederkommen", "Revenir"),
          description: rich("Beim zweiten Mal kennt man sich schon.", "La deuxième fois, on se connaît déjà."),
          button: button("Kontakt", "Contact"),
        },
      },
    ],
  },
};
