import { text, type Sample } from "../../sample.ts";

export const testimonialsContainerSample: Sample = {
  options: { gridLayout: "masonry" },
  fields: {
    kicker: text("Kundenstimmen", "Témoignages"),
    title: text("Was andere über uns sagen", "Ce que disent nos clientes et clients"),
  },
};
