import { text, type TradeSample } from "../../sample.ts";

export const mediaGallerySample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Bilder", "Images"),
      title: text("Ein Blick ins Geschäft", "Un regard dans le magasin"),
      images: { type: "picture" },
    },
  },
  plain: {
    fields: {
      kicker: text("Bilder", "Images"),
      title: text("Ein Blick zu uns", "Un regard chez nous"),
      images: { type: "picture" },
    },
  },
};
