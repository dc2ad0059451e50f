import { picture, rich, text, type TradeSample } from "../../sample.ts";

export const imageCollageSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Über uns", "À propos"),
      title: text("Ein Handwerk mit Geschichte", "Un métier, une histoire"),
      description: rich(
        "Was [1987] mit einem Schleifstein begann, ist heute ein Geschäft mit eigener Werkstatt. Geblieben ist die Zeit, die wir uns nehmen.",
        "Ce qui a commencé en [1987] avec une meule est aujourd’hui un magasin avec son propre atelier. Le temps que nous prenons, lui, est resté.",
      ),
      image: picture,
      secondImage: picture,
      thirdImage: picture,
    },
  },
  plain: {
    fields: {
      kicker: text("Über uns", "À propos"),
      title: text("Mit Herz und Hand dabei", "Le cœur à l’ouvrage"),
      description: rich(
        "Was als Idee unter Freunden begann, ist heute für viele ein fester Ort. Geblieben ist die Freude daran.",
        "Ce qui a commencé comme une idée entre amis est devenu un lieu familier pour beaucoup. Le plaisir, lui, est resté.",
      ),
      image: picture,
      secondImage: picture,
      thirdImage: picture,
    },
  },
};
