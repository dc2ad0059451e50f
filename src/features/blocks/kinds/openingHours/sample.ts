import { rich, text, type TradeSample } from "../../sample.ts";

const title = text("Wann wir da sind", "Quand nous sommes là");
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
    asksHours: ["openingHours"],
    fields: {
      kicker,
      title,
      openingHours: rich(
        "[Wochentage und Zeiten]\n\n[Zeiten am Samstag]\n\nAn Feiertagen geschlossen",
        "[Jours et heures]\n\n[Heures du samedi]\n\nFermé les jours fériés",
      ),
    },
  },
};
