import { button, rich, type TradeSample } from "../../sample.ts";

export const announcementBarSample: TradeSample = {
  optician: {
    fields: {
      textBlock: rich("Am [Datum] bleibt unser Geschäft geschlossen.", "Le [date], notre magasin reste fermé."),
      button: button("Kontakt", "Contact"),
    },
  },
  plain: {
    fields: {
      textBlock: rich("Am [Datum] bleiben wir geschlossen.", "Le [date], nous restons fermés."),
      button: button("Kontakt", "Contact"),
    },
  },
};
