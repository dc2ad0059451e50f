import { button, rich, text, type TradeSample } from "../../sample.ts";

export const servicesContainerSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Leistungen", "Prestations"),
      title: text("Was wir für Ihre Augen tun", "Ce que nous faisons pour vos yeux"),
      description: rich(
        "Vom Sehtest bis zur Werkstatt: alles unter einem Dach, alles aus einer Hand.",
        "De l’examen de la vue à l’atelier : tout sous un même toit, par les mêmes mains.",
      ),
      button: button("Termin vereinbaren", "Prendre rendez-vous"),
    },
  },
  plain: {
    fields: {
      kicker: text("Angebot", "Offre"),
      title: text("Was wir anbieten", "Ce que nous proposons"),
      description: rich(
        "Alles auf einen Blick, und zu jedem mehr auf seiner Seite.",
        "Tout d’un coup d’œil, et plus de détails sur chaque page.",
      ),
      button: button("Kontakt aufnehmen", "Nous contacter"),
    },
  },
};
