import type { EditorText } from "~/lib/locales.ts";

const labels: Record<string, EditorText> = {
  kicker: { de: "Dachzeile", fr: "Surtitre" },
  title: { de: "Titel", fr: "Titre" },
  subtitle: { de: "Untertitel", fr: "Sous-titre" },
  description: { de: "Beschreibung", fr: "Description" },
  tagline: { de: "Leitzeile", fr: "Accroche" },
  prize: { de: "Gewinn", fr: "Prix" },
  textBlock: { de: "Text", fr: "Texte" },
  button: { de: "Button", fr: "Bouton" },
  secondaryButton: { de: "Zweiter Button", fr: "Deuxième bouton" },
  image: { de: "Bild", fr: "Image" },
  backgroundImage: { de: "Hintergrundbild", fr: "Image de fond" },
  images: { de: "Bilder", fr: "Images" },
  poster: { de: "Vorschaubild", fr: "Image d’aperçu" },
  video: { de: "Video", fr: "Vidéo" },
  name: { de: "Name", fr: "Nom" },
  function: { de: "Funktion", fr: "Fonction" },
  street: { de: "Strasse und Nummer", fr: "Rue et numéro" },
  city: { de: "PLZ und Ort", fr: "NPA et localité" },
  phone: { de: "Telefon", fr: "Téléphone" },
  email: { de: "E-Mail", fr: "E-mail" },
  openingHours: { de: "Öffnungszeiten", fr: "Horaires d’ouverture" },
};

/** What editors call a field; the name itself for a field without a label. */
export function fieldLabel(name: string): EditorText {
  return (Object.hasOwn(labels, name) && labels[name]) || { de: name, fr: name };
}
