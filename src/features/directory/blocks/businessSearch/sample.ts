import { rich, text, type TradeSample } from "~/features/blocks/sample.ts";

/** Without cards of its own, so that it shows the site's directory. */
export const businessSearchSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Verzeichnis", "Annuaire"),
      title: text("Ein Fachgeschäft in Ihrer Nähe", "Un magasin près de chez vous"),
      description: rich(
        "Suchen Sie nach dem Namen, dem Ort oder der Postleitzahl.",
        "Cherchez par nom, par lieu ou par code postal.",
      ),
    },
  },
};
