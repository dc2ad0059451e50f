import { picture, rich, text, type Sample, type TradeSample } from "~/features/blocks/sample.ts";

const anyTrade: Sample = {
  isAlive: true,
  fields: {
    image: picture,
    title: text("Bereit für eine Runde?", "Prêts pour une partie ?"),
    description: rich(
      "Ein Schläger, ein Ball und gute Begleitung: mehr braucht es nicht. Das Telefon zählt die Schläge.",
      "Un club, une balle et de la bonne compagnie : il n’en faut pas plus. Le téléphone compte les coups.",
    ),
  },
};

export const gameSetupSample: TradeSample = { optician: anyTrade, plain: anyTrade };
