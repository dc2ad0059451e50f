import { text, type TradeSample } from "~/features/blocks/sample.ts";

export const mapContainerSample: TradeSample = {
  optician: {
    isAlive: true,
    showsBranches: true,
    fields: { title: text("So finden Sie zu uns", "Comment nous trouver") },
  },
  plain: { isAlive: true, fields: { title: text("Auf der Karte", "Sur la carte") } },
};
