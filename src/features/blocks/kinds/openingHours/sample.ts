import { rich, text, type TradeSample } from "../../sample.ts";

const title = text("Wann wir für Sie da sind", "Quand nous sommes là");
const kicker = text("Öffnungszeiten", "Horaires");

export const openingHoursSample: TradeSample = {
  // The hours themselves are those of the branches.
  optician: {
    fields: {
      kicker,
      title,
      openingHours: rich(
        "Passt keine dieser Zeiten? Nach Absprache messen wir auch früher oder später.",
        "Aucun de ces horaires ne vous convient ? Sur rendez-vous, nous mesurons aussi plus tôt ou plus tard.",
      ),
    },
  },
  plain: {
    fields: {
      kicker,
      title,
      openingHours: rich(
        "Dienstag bis Freitag, 9 bis 18.30 Uhr\n\nSamstag, 9 bis 16 Uhr\n\nAn Feiertagen geschlossen",
        "Du mardi au vendredi, de 9 h à 18 h 30\n\nSamedi, de 9 h à 16 h\n\nFermé les jours fériés",
      ),
    },
  },
};
