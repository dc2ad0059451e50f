import { picture, text, type TradeSample } from "../../sample.ts";

export const testimonialDetailsSample: TradeSample = {
  optician: {
    fields: {
      quote: text(
        "Zum ersten Mal hat mir jemand erklärt, was die Werte auf dem Blatt bedeuten.",
        "Pour la première fois, quelqu’un m’a expliqué ce que veulent dire les valeurs sur la feuille.",
      ),
      name: text("Vorname Name", "Prénom Nom"),
      function: text("Kundin seit 2019", "Cliente depuis 2019"),
      image: picture,
    },
  },
  plain: {
    fields: {
      quote: text(
        "Vom ersten Moment an willkommen. So etwas vergisst man nicht.",
        "Bienvenue dès le premier instant. Cela ne s’oublie pas.",
      ),
      name: text("Vorname Name", "Prénom Nom"),
      function: text("Gast seit 2019", "Hôte depuis 2019"),
      image: picture,
    },
  },
};
