import type { EditorText } from "~/lib/locales.ts";

/** Texts of the toolbar, its panels and its dialogs. */
export const frameMessages = {
  "toolbar.label": { de: "Bearbeitungsleiste", fr: "Barre d’édition" },
  "toolbar.open": { de: "Bearbeiten", fr: "Modifier" },
  "toolbar.close": { de: "Bearbeitung schliessen", fr: "Fermer l’édition" },
  "toolbar.settings": { de: "Einstellungen", fr: "Réglages" },
  "toolbar.pages": { de: "Seiten", fr: "Pages" },
  "toolbar.publish": { de: "Veröffentlichen", fr: "Publier" },
  "toolbar.translations": { de: "Übersetzungen", fr: "Traductions" },
  "toolbar.revert": { de: "Verwerfen", fr: "Annuler les modifications" },
  "toolbar.undo": { de: "Rückgängig", fr: "Annuler" },
  "toolbar.redo": { de: "Wiederholen", fr: "Rétablir" },
  "toolbar.language": { de: "Sprache", fr: "Langue" },
} as const satisfies Record<string, EditorText>;
