import { text, type TradeSample } from "../../sample.ts";

export const quoteSample: TradeSample = {
  optician: {
    fields: {
      quote: text(
        "Eine gute Brille vergisst man. Man sieht nur, was man sehen wollte.",
        "De bonnes lunettes, on les oublie. On ne voit que ce que l’on voulait voir.",
      ),
      name: text("[Vorname Name]", "[Prénom Nom]"),
      function: text("Augenoptikermeisterin, Inhaberin", "Maître opticienne, propriétaire"),
    },
  },
  plain: {
    fields: {
      quote: text(
        "Wir machen es so, wie wir es selber gerne hätten. Mehr Geheimnis ist da nicht.",
        "Nous faisons les choses comme nous aimerions les recevoir. Il n’y a pas d’autre secret.",
      ),
      name: text("[Vorname Name]", "[Prénom Nom]"),
      function: text("Inhaberin", "Propriétaire"),
    },
  },
};
