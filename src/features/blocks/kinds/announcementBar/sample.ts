import { button, rich, type TradeSample } from "../../sample.ts";

export const announcementBarSample: TradeSample = {
  optician: {
    fields: {
      textBlock: rich(
        "Am Samstag, 12. September, bleibt unser Geschäft geschlossen.",
        "Le samedi 12 septembre, notre magasin reste fermé.",
      ),
      button: button("Kontakt", "Contact"),
    },
  },
  plain: {
    fields: {
      textBlock: rich(
        "Am Samstag, 12. September, bleiben wir geschlossen.",
        "Le samedi 12 septembre, nous restons fermés.",
      ),
      button: button("Kontakt", "Contact"),
    },
  },
};
