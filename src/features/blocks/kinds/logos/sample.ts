import { picture, text, type TradeSample } from "../../sample.ts";

const signs = Array.from({ length: 5 }, () => ({ fields: { image: picture } }));

export const logosSample: TradeSample = {
  optician: {
    fields: { kicker: text("Marken", "Marques"), title: text("Was wir führen", "Ce que nous proposons") },
    cards: signs,
  },
  plain: {
    fields: {
      kicker: text("Partner", "Partenaires"),
      title: text("Mit wem wir arbeiten", "Avec qui nous travaillons"),
    },
    cards: signs,
  },
};
