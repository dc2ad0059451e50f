import type { EditorText } from "~/lib/locales.ts";

/** Texts of the editor frame's dialogs. */
export const dialogMessages = {
  "dialog.cancel": { de: "Abbrechen", fr: "Annuler" },
  "dialog.close": { de: "Schliessen", fr: "Fermer" },

  "publish.title": { de: "Seite veröffentlichen", fr: "Publier la page" },
  "publish.intro": {
    de: "Alle Änderungen dieser Seite werden für Besucherinnen und Besucher sichtbar.",
    fr: "Toutes les modifications de cette page deviennent visibles pour les visiteurs.",
  },
  "publish.changes": { de: "Geändert: {parts}", fr: "Modifié : {parts}" },
  "publish.fields": { de: "{count} Felder", fr: "{count} champs" },
  "publish.field": { de: "1 Feld", fr: "1 champ" },
  "publish.groups": { de: "{count} Bereiche", fr: "{count} sections" },
  "publish.group": { de: "1 Bereich", fr: "1 section" },
  "publish.page": { de: "Seitenangaben", fr: "informations de la page" },
  "publish.findings": { de: "Vor dem Veröffentlichen prüfen", fr: "À vérifier avant la publication" },
  "publish.missingLink": { de: "Button «{text}» hat keinen Link", fr: "Le bouton « {text} » n’a pas de lien" },
  "publish.missingText": { de: "Button ohne Text ({locales})", fr: "Bouton sans texte ({locales})" },
  "publish.fix": { de: "Hier beheben", fr: "Corriger ici" },
  "publish.confirm": { de: "Veröffentlichen", fr: "Publier" },
  "publish.anyway": { de: "Trotzdem veröffentlichen", fr: "Publier quand même" },
  "publish.loading": { de: "Wird veröffentlicht …", fr: "Publication en cours …" },
  "publish.success": { de: "Veröffentlicht", fr: "Publié" },
  "publish.failed": { de: "Fehler beim Veröffentlichen: {message}", fr: "Erreur lors de la publication : {message}" },
  "publish.view": { de: "Ansehen", fr: "Voir" },

  "revert.title": { de: "Änderungen verwerfen?", fr: "Abandonner les modifications ?" },
  "revert.warning": {
    de: "Alle unveröffentlichten Änderungen dieser Seite gehen unwiderruflich verloren.",
    fr: "Toutes les modifications non publiées de cette page seront définitivement perdues.",
  },
  "revert.warningMultilingual": {
    de: "Alle unveröffentlichten Änderungen dieser Seite gehen in allen Sprachen ({locales}) unwiderruflich verloren.",
    fr: "Toutes les modifications non publiées de cette page seront définitivement perdues dans toutes les langues ({locales}).",
  },
  "revert.confirm": { de: "Änderungen verwerfen", fr: "Abandonner les modifications" },
  "revert.loading": { de: "Wird verworfen …", fr: "Abandon en cours …" },
  "revert.success": { de: "Änderungen verworfen", fr: "Modifications abandonnées" },
  "revert.failed": { de: "Fehler beim Verwerfen: {message}", fr: "Erreur lors de l’abandon : {message}" },

  "delete.title": { de: "Seite «{name}» löschen?", fr: "Supprimer la page « {name} » ?" },
  "delete.warning": {
    de: "Die Seite verschwindet in allen Sprachen, auch aus der Navigation. Das lässt sich nicht rückgängig machen.",
    fr: "La page disparaît dans toutes les langues, y compris de la navigation. Cette action est irréversible.",
  },
  "delete.confirm": { de: "Seite löschen", fr: "Supprimer la page" },
  "delete.loading": { de: "Seite wird gelöscht …", fr: "Suppression de la page …" },
  "delete.success": { de: "Seite gelöscht", fr: "Page supprimée" },
  "delete.failed": { de: "Fehler beim Löschen der Seite: {message}", fr: "Erreur lors de la suppression : {message}" },

  "conflict.title": { de: "Zwei Fassungen desselben Teils", fr: "Deux versions de la même partie" },
  "conflict.intro": {
    de: "{name} hat diesen Teil geändert, während du daran gearbeitet hast. Beide Fassungen sind noch da: welche soll gelten?",
    fr: "{name} a modifié cette partie pendant que tu y travaillais. Les deux versions existent encore : laquelle garder ?",
  },
  "conflict.mine": { de: "Deine Fassung", fr: "Ta version" },
  "conflict.theirs": { de: "Fassung von {name}", fr: "Version de {name}" },
  "conflict.keepMine": { de: "Meine behalten", fr: "Garder la mienne" },
  "conflict.keepTheirs": { de: "Andere übernehmen", fr: "Prendre l’autre" },
  "conflict.empty": { de: "leer", fr: "vide" },
  "conflict.open": { de: "Fassungen vergleichen", fr: "Comparer les versions" },
  "conflict.later": { de: "Später entscheiden", fr: "Décider plus tard" },

  "signIn.title": { de: "Bitte nochmals anmelden", fr: "Reconnecte-toi" },
  "signIn.intro": {
    de: "Deine Sitzung ist abgelaufen. Deine Änderungen sind auf diesem Gerät gesichert und werden nach der Anmeldung gespeichert.",
    fr: "Ta session a expiré. Tes modifications sont conservées sur cet appareil et seront enregistrées après la connexion.",
  },
  "signIn.email": { de: "E-Mail", fr: "E-mail" },
  "signIn.password": { de: "Passwort", fr: "Mot de passe" },
  "signIn.submit": { de: "Anmelden und speichern", fr: "Se connecter et enregistrer" },
  "signIn.wrong": { de: "E-Mail oder Passwort stimmen nicht.", fr: "E-mail ou mot de passe incorrect." },
  "signIn.failed": { de: "Die Anmeldung ist gerade nicht möglich.", fr: "La connexion est impossible pour le moment." },
  "signIn.otherPerson": {
    de: "Du bist als andere Person angemeldet. Die gesicherten Änderungen gehören {name}.",
    fr: "Tu es connecté comme une autre personne. Les modifications conservées appartiennent à {name}.",
  },
} as const satisfies Record<string, EditorText>;
