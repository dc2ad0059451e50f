import { button, rich, text, type Sample } from "../../sample.ts";

export const servicesContainerSample: Sample = {
  fields: {
    kicker: text("Leistungen", "Prestations"),
    title: text("Was wir für Ihre Augen tun", "Ce que nous faisons pour vos yeux"),
    description: rich(
      "Vom Sehtest bis zur Werkstatt: alles unter einem Dach, alles aus einer Hand.",
      "De l’examen de la vue à l’atelier : tout sous un même toit, par les mêmes mains.",
    ),
    button: button("Termin vereinbaren", "Prendre rendez-vous"),
  },
};
