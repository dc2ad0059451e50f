import { text, type TradeSample } from "../../sample.ts";

export const instagramFeedSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Instagram"),
      title: text("Aus unserem Alltag", "Notre quotidien"),
      images: { type: "picture" },
    },
  },
  plain: {
    fields: {
      kicker: text("Instagram"),
      title: text("Aus unserem Alltag", "Notre quotidien"),
      images: { type: "picture" },
    },
  },
};
