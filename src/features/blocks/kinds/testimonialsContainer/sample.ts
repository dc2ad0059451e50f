import { text, type TradeSample } from "../../sample.ts";

export const testimonialsContainerSample: TradeSample = {
  optician: {
    options: { gridLayout: "masonry" },
    fields: {
      kicker: text("Kundenstimmen", "Témoignages"),
      title: text("Was andere über uns sagen", "Ce que disent nos clientes et clients"),
    },
  },
  plain: {
    options: { gridLayout: "masonry" },
    fields: {
      kicker: text("Stimmen", "Témoignages"),
      title: text("Was andere über uns sagen", "Ce que d’autres disent de nous"),
    },
  },
};
