import { picture, rich, text, type Sample } from "../../sample.ts";

export const imageCollageSample: Sample = {
  fields: {
    kicker: text("Über uns", "À propos"),
    title: text("Ein Handwerk, drei Generationen", "Un métier, trois générations"),
    description: rich(
      "Was 1987 mit einem Schleifstein begann, ist heute ein Geschäft mit eigener Werkstatt. Geblieben ist die Zeit, die wir uns nehmen.",
      "Ce qui a commencé en 1987 avec une meule est aujourd’hui un magasin avec son propre atelier. Le temps que nous prenons, lui, est resté.",
    ),
    image: picture,
    secondImage: picture,
    thirdImage: picture,
  },
};
