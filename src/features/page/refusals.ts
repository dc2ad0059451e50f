import type { EditorText } from "~/lib/locales.ts";

/** Why a change to a page was not carried out, with what the editor reads. */
export const refusalTexts = {
  "unknown-command": { de: "Diese Änderung ist unbekannt", fr: "Cette modification est inconnue" },
  "invalid-input": { de: "Die Eingabe ist ungültig", fr: "La saisie n’est pas valable" },
  "group-not-found": { de: "Der Bereich ist nicht mehr da", fr: "La section n’existe plus" },
  "group-exists": { de: "Den Bereich gibt es schon", fr: "La section existe déjà" },
  "too-many-groups": { de: "Auf dieser Seite ist kein Platz mehr", fr: "Il n’y a plus de place sur cette page" },
  "kind-unknown": { de: "Diese Art Bereich gibt es nicht", fr: "Ce type de section n’existe pas" },
  "kind-misplaced": { de: "Der Bereich passt nicht hierhin", fr: "La section ne peut pas être placée ici" },
  "field-unknown": { de: "Dieses Feld gibt es nicht", fr: "Ce champ n’existe pas" },
  "option-unknown": { de: "Diese Option gibt es nicht", fr: "Cette option n’existe pas" },
  "option-invalid": { de: "Dieser Wert ist nicht erlaubt", fr: "Cette valeur n’est pas autorisée" },
  "link-incomplete": { de: "Dem Link fehlt das Ziel", fr: "Il manque la destination du lien" },
  "link-url": { de: "Bitte gib eine gültige URL ein", fr: "Saisis une URL valable" },
  "link-email": { de: "Bitte gib eine gültige E-Mail-Adresse ein", fr: "Saisis une adresse e-mail valable" },
  "link-phone": { de: "Bitte gib eine gültige Telefonnummer ein", fr: "Saisis un numéro de téléphone valable" },
  "locale-unknown": { de: "Diese Sprache hat die Website nicht", fr: "Le site n’a pas cette langue" },
  "not-localized": {
    de: "Dieses Feld hat einen einzigen Text für alle Sprachen",
    fr: "Ce champ a un seul texte pour toutes les langues",
  },
  "rich-text-invalid": { de: "Der Text enthält Unerlaubtes", fr: "Le texte contient des éléments non autorisés" },
  "rich-text-too-long": { de: "Der Text ist zu lang", fr: "Le texte est trop long" },
  "media-not-found": { de: "Das Medium ist nicht mehr da", fr: "Le média n’existe plus" },
  "not-a-draft": {
    de: "Der Bereich ist veröffentlicht und kann nur zum Löschen markiert werden",
    fr: "La section est publiée et peut seulement être marquée pour suppression",
  },
  "not-published": { de: "Der Bereich war nie veröffentlicht", fr: "La section n’a jamais été publiée" },
  "not-marked": {
    de: "Der Bereich ist nicht zum Löschen markiert",
    fr: "La section n’est pas marquée pour suppression",
  },
  "name-empty": { de: "Der Name darf nicht leer sein", fr: "Le nom ne peut pas être vide" },
  "slug-empty": { de: "Die URL darf nicht leer sein", fr: "L’URL ne peut pas être vide" },
  "slug-taken": { de: "Diese URL existiert bereits", fr: "Cette URL existe déjà" },
  "changed-meanwhile": {
    de: "Das wurde inzwischen geändert und lässt sich nicht mehr zurücknehmen",
    fr: "Cela a été modifié entre-temps et ne peut plus être annulé",
  },
  "not-undoable": { de: "Das lässt sich nicht zurücknehmen", fr: "Cela ne peut pas être annulé" },
  "nothing-to-publish": { de: "Es gibt nichts zu veröffentlichen", fr: "Il n’y a rien à publier" },
  "never-published": { de: "Die Seite wurde noch nie veröffentlicht", fr: "La page n’a encore jamais été publiée" },
  "home-page": { de: "Die Startseite kann nicht gelöscht werden", fr: "La page d’accueil ne peut pas être supprimée" },
  "role-taken": { de: "Diese Systemseite gibt es schon", fr: "Cette page système existe déjà" },
} satisfies Record<string, EditorText>;

export type Refusal = keyof typeof refusalTexts;
export interface Refused {
  refusal: Refusal;
}

export function refuse(refusal: Refusal): Refused {
  return { refusal };
}

export function isRefused(outcome: object): outcome is Refused {
  return "refusal" in outcome;
}
