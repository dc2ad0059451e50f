import { button, rich, text, type TradeSample } from "../../sample.ts";

export const bookingContainerSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Termin", "Rendez-vous"),
      title: text("Wählen Sie die Zeit, die Ihnen passt", "Choisissez l’heure qui vous convient"),
      description: rich(
        "Online gebucht ist in einer Minute. Wir bestätigen per E-Mail und erinnern am Vortag.",
        "Réserver en ligne prend une minute. Nous confirmons par e-mail et vous le rappelons la veille.",
      ),
      button: button("Termin buchen", "Réserver"),
    },
  },
  plain: {
    fields: {
      kicker: text("Reservieren", "Réserver"),
      title: text("Buchen, wann es passt", "Réserver à l’heure qui convient"),
      description: rich(
        "Online gebucht ist in einer Minute. Wir bestätigen per E-Mail.",
        "Réserver en ligne prend une minute. Nous confirmons par e-mail.",
      ),
      button: button("Jetzt buchen", "Réserver"),
    },
  },
};
