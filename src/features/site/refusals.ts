import type { EditorText } from "~/lib/locales.ts";

/** Why a change to a site was not carried out, with what the editor reads. */
export const siteRefusalTexts = {
  "unknown-command": { de: "Diese Änderung ist unbekannt", fr: "Cette modification est inconnue" },
  "invalid-input": { de: "Die Eingabe ist ungültig", fr: "La saisie n’est pas valable" },
  "settings-invalid": { de: "Diese Einstellung ist nicht erlaubt", fr: "Ce réglage n’est pas autorisé" },
  "page-not-found": { de: "Die Seite ist nicht mehr da", fr: "La page n’existe plus" },
  "group-not-found": { de: "Der Bereich ist nicht mehr da", fr: "La section n’existe plus" },
  "id-taken": { de: "Das gibt es schon", fr: "Cet élément existe déjà" },
  "collection-not-found": { de: "Die Sammlung ist nicht mehr da", fr: "La collection n’existe plus" },
  "collection-type": {
    de: "Das passt nicht in diese Sammlung",
    fr: "Cet élément ne convient pas à cette collection",
  },
  "item-not-found": {
    de: "Das gehört nicht zu dieser Sammlung",
    fr: "Cet élément ne fait pas partie de cette collection",
  },
  "item-at-home": {
    de: "Die Seite gehört mit ihrer Adresse zu dieser Sammlung; archiviere oder lösche sie",
    fr: "L’adresse de la page dépend de cette collection\u00a0; archive ou supprime la page",
  },
  "changed-meanwhile": {
    de: "Das wurde inzwischen geändert und lässt sich nicht mehr zurücknehmen",
    fr: "Cela a été modifié entre-temps et ne peut plus être annulé",
  },
  "not-undoable": { de: "Das lässt sich nicht zurücknehmen", fr: "Cela ne peut pas être annulé" },
} satisfies Record<string, EditorText>;

export type SiteRefusal = keyof typeof siteRefusalTexts;
export interface SiteRefused {
  refusal: SiteRefusal;
}

export function refuseSite(refusal: SiteRefusal): SiteRefused {
  return { refusal };
}

export function isSiteRefused(outcome: object): outcome is SiteRefused {
  return "refusal" in outcome;
}
