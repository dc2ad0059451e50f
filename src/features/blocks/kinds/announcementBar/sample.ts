import { button, rich, type Sample } from "../../sample.ts";

export const announcementBarSample: Sample = {
  fields: {
    textBlock: rich(
      "Am Samstag, 12. September, bleibt unser Geschäft geschlossen.",
      "Le samedi 12 septembre, notre magasin reste fermé.",
    ),
    button: button("Kontakt", "Contact"),
  },
};
