import { choice } from "~/features/blocks/option-kinds.ts";

const say = (de: string, fr: string) => ({ de, fr });

/** The options that only golf's kinds have. */
export const golfOption = {
  gameOptions: choice<readonly ["start", "addPlayers", "share", "coupon"]>(
    "gameOptions",
    say("Spielansicht", "Vue du jeu"),
    [
      { value: "start", label: say("Start", "Départ") },
      { value: "addPlayers", label: say("Spieler:innen hinzufügen", "Ajouter des joueurs") },
      { value: "share", label: say("Teilen", "Partager") },
      { value: "coupon", label: say("Gutschein", "Bon") },
    ],
    "start",
  ),
  scoreOptions: choice<readonly ["card", "table", "records"]>(
    "scoreOptions",
    say("Punkteansicht", "Vue des points"),
    [
      { value: "card", label: say("Karte", "Carte") },
      { value: "table", label: say("Tabelle", "Tableau") },
      { value: "records", label: say("Bestenliste", "Meilleurs scores") },
    ],
    "card",
  ),
};
