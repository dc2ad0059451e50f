import { picture, text, type TradeSample } from "../../sample.ts";

export const beforeAfterSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Werkstatt", "Atelier"),
      title: text("Vorher, nachher", "Avant, après"),
      beforeImage: picture,
      afterImage: picture,
    },
  },
  plain: {
    fields: {
      kicker: text("Aus unserer Arbeit", "Notre travail"),
      title: text("Vorher, nachher", "Avant, après"),
      beforeImage: picture,
      afterImage: picture,
    },
  },
};
