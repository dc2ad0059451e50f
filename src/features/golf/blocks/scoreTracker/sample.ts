import { text, type Sample, type TradeSample } from "~/features/blocks/sample.ts";

const anyTrade: Sample = { isAlive: true, fields: { title: text("So steht es", "Le score") } };

export const scoreTrackerSample: TradeSample = { optician: anyTrade, plain: anyTrade };
