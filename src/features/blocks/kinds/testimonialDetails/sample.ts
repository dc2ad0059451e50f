import { picture, text, type Sample } from "../../sample.ts";

export const testimonialDetailsSample: Sample = {
  fields: {
    quote: text(
      "Zum ersten Mal hat mir jemand erklärt, was die Werte auf dem Blatt bedeuten.",
      "Pour la première fois, quelqu’un m’a expliqué ce que veulent dire les valeurs sur la feuille.",
    ),
    name: text("Vorname Name", "Prénom Nom"),
    function: text("Kundin seit 2019", "Cliente depuis 2019"),
    image: picture,
  },
};
