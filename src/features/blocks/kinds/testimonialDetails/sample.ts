import { picture, text, type TradeSample } from "../../sample.ts";

export const testimonialDetailsSample: TradeSample = {
  optician: {
    fields: {
      quote: text(
        "[Was eine Kundin an Ihnen schätzt, in ihren eigenen Worten]",
        "[Ce qu’une cliente apprécie chez vous, dans ses propres mots]",
      ),
      name: text("[Vorname Name]", "[Prénom Nom]"),
      function: text("[Kundin seit …]", "[Cliente depuis …]"),
      image: picture,
    },
  },
  plain: {
    fields: {
      quote: text(
        "[Was jemand an uns schätzt, in eigenen Worten]",
        "[Ce que quelqu’un apprécie chez nous, dans ses propres mots]",
      ),
      name: text("[Vorname Name]", "[Prénom Nom]"),
      function: text("[Gast seit …]", "[Client depuis …]"),
      image: picture,
    },
  },
};
