import type { Db } from "~/server/db.ts";

interface Entry {
  /** How long before the demo was set up it was written, and so before its people came: none of it is news to them. */
  daysBefore: number;
  de: string;
  fr: string;
}

const entries: Entry[] = [
  {
    daysBefore: 2,
    de: "Was neu ist, steht ab jetzt hier.\nDu findest diese Liste jederzeit unten in den Einstellungen, oder mit Ctrl+K und «neu».",
    fr: "Les nouveautés figurent désormais ici.\nTu retrouves cette liste à tout moment en bas des réglages, ou avec Ctrl+K et « neuf ».",
  },
  {
    daysBefore: 9,
    de: "Seiten gehen zum Zeitpunkt deiner Wahl online oder offline.\nÖffne neben «Veröffentlichen» das Menü und wähle «Zeitpunkt planen …».",
    fr: "Les pages passent en ligne ou hors ligne au moment de ton choix.\nOuvre le menu à côté de « Publier » et choisis « Planifier… ».",
  },
  {
    daysBefore: 16,
    de: "Zeig einen Entwurf, bevor er online ist: Ein Vorschau-Link öffnet ihn auch ohne Konto, bis du den Link zurückziehst oder er abläuft.",
    fr: "Montre un brouillon avant sa mise en ligne : un lien d’aperçu l’ouvre même sans compte, jusqu’à ce que tu le retires ou qu’il expire.",
  },
];

/** Writes what was new in the product before the demo's people came. */
export async function writeChangelog(db: Db): Promise<void> {
  await db.changelogEntry.deleteMany(); // of a seed that was cut short on another day
  await db.changelogEntry.createMany({
    data: entries.map(({ daysBefore, de, fr }) => {
      const date = new Date(new Date().toISOString().slice(0, 10));
      date.setUTCDate(date.getUTCDate() - daysBefore);
      return { date, createdAt: date, de, fr };
    }),
  });
}
