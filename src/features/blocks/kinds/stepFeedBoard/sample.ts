import { button, rich, text, type TradeSample } from "../../sample.ts";

export const stepFeedBoardSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("So geht es", "Comment ça se passe"),
      title: text("In drei Schritten zur neuen Brille", "Vos nouvelles lunettes en trois étapes"),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
    },
    cards: [
      {
        fields: {
          title: text("Messen", "Mesurer"),
          duration: text("50 Minuten", "50 minutes"),
          description: rich(
            "Wir prüfen, wie Sie in der Ferne, beim Lesen und am Bildschirm sehen.",
            "Nous examinons votre vue de loin, à la lecture et à l’écran.",
          ),
        },
      },
      {
        fields: {
          title: text("Aussuchen", "Choisir"),
          duration: text("So lange Sie möchten", "Le temps qu’il vous faut"),
          description: rich(
            "Vier Fassungen dürfen über das Wochenende mit nach Hause.",
            "Emportez quatre montures à la maison pour le week-end.",
          ),
        },
      },
      {
        fields: {
          title: text("Abholen", "Retirer"),
          duration: text("Nach einer Woche", "Après une semaine"),
          description: rich(
            "Wir passen die Brille an und richten sie [drei Jahre] lang nach.",
            "Nous ajustons vos lunettes, et les réajustons pendant [trois ans].",
          ),
        },
      },
    ],
  },
  plain: {
    fields: {
      kicker: text("So geht es", "Comment ça se passe"),
      title: text("In drei Schritten dabei", "En trois étapes"),
      button: button("Kontakt aufnehmen", "Nous contacter"),
    },
    cards: [
      {
        fields: {
          title: text("Melden", "Nous écrire"),
          duration: text("2 Minuten", "2 minutes"),
          description: rich("Eine kurze Nachricht: wann, und mit wem.", "Un petit message : quand, et avec qui."),
        },
      },
      {
        fields: {
          title: text("Vorbeikommen", "Venir"),
          duration: text("Zur vereinbarten Zeit", "À l’heure convenue"),
          description: rich(
            "Wir stehen bereit und erklären, wie es geht.",
            "Nous sommes prêts et expliquons comment ça marche.",
          ),
        },
      },
      {
        fields: {
          title: text("Geniessen", "Profiter"),
          duration: text("Ganz ohne Eile", "Sans se presser"),
          description: rich("Der Rest ergibt sich von selbst.", "Le reste vient tout seul."),
        },
      },
    ],
  },
};
