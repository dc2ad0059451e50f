import { text, type Sample, type TradeSample } from "~/features/blocks/sample.ts";

const anyTrade: Sample = { isAlive: true, fields: { title: text("Auf der Karte", "Sur la carte") } };

export const poiManagerSample: TradeSample = { optician: anyTrade, plain: anyTrade };
