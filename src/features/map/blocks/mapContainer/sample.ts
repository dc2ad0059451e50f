import { rich, text, type SampleCard, type TradeSample } from "~/features/blocks/sample.ts";

/** Where it is, only the business knows: it stands on the map once somebody has set it. */
const parking: SampleCard = {
  fields: {
    title: text("Parkplätze", "Places de parc"),
    description: rich("[Wo Kundinnen und Kunden parkieren]", "[Où se garer]"),
  },
};

export const mapContainerSample: TradeSample = {
  optician: {
    isAlive: true,
    showsBranches: true,
    fields: { title: text("So finden Sie zu uns", "Comment nous trouver") },
    cards: [parking],
  },
  plain: {
    isAlive: true,
    showsBranches: true,
    fields: { title: text("Auf der Karte", "Sur la carte") },
    cards: [parking],
  },
};
