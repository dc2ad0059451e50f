import { rich, text, type TradeSample } from "../../sample.ts";

const hours = rich("Dienstag bis Freitag, 9 bis 18.30 Uhr", "Du mardi au vendredi, de 9 h à 18 h 30");
const street = text("Strasse 1", "Rue 1");

export const businessSearchSample: TradeSample = {
  optician: {
    fields: {
      kicker: text("Verzeichnis", "Répertoire"),
      title: text("Ein Fachgeschäft in Ihrer Nähe", "Un magasin près de chez vous"),
      description: rich(
        "Suchen Sie nach dem Namen, dem Ort oder der Postleitzahl.",
        "Cherchez par nom, par lieu ou par code postal.",
      ),
    },
    cards: [
      {
        options: { gesundheitsoptik: true },
        fields: {
          title: text("Augenwerk", "Atelier du regard"),
          street,
          city: text("3000 Bern", "3000 Berne"),
          openingHours: hours,
        },
      },
      {
        options: { gesundheitsoptik: true, frequentlens: true },
        fields: {
          title: text("Brillenhaus", "Maison des lunettes"),
          street,
          city: text("8400 Winterthur", "8400 Winterthour"),
          openingHours: hours,
        },
      },
      {
        options: { frequentlens: true },
        fields: {
          title: text("Sehpunkt", "Point de vue"),
          street,
          city: text("1700 Freiburg", "1700 Fribourg"),
          openingHours: hours,
        },
      },
    ],
  },
};
