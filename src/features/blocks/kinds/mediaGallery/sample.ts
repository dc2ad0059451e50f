import { text, type Sample } from "../../sample.ts";

export const mediaGallerySample: Sample = {
  fields: {
    kicker: text("Bilder", "Images"),
    title: text("Ein Blick ins Geschäft", "Un regard dans le magasin"),
    images: { type: "picture" },
  },
};
